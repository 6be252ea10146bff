"""What is measured, beside its peers."""
