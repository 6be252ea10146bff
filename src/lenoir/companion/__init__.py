"""A notebook beside the real box: entries, corrections, and what to do when they clash."""
