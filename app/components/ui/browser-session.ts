/** Keeps a word for as long as the browser's session lasts, or forgets it. @returns false where a browser has no storage for this site, or no room in it */
export function keepInSession(name: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** What was kept under a name in this session of the browser. */
export function keptInSession(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
