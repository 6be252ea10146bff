// What is kept on this device. A browser that keeps nothing is no error: it forgets.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`lenoir.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`lenoir.${key}`, value);
  } catch {
    // It is forgotten.
  }
}
