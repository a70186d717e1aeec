const key = 'sign-out-open';

/** A sign-out that the server has not confirmed: the next start signs out first and opens nothing until then. */
export const markSignOut = (): void => {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Storage is full: a start that finds no logged-in user signs out first, too.
  }
};
export const clearSignOutMark = (): void => localStorage.removeItem(key);
export const isSignOutOpen = (): boolean => localStorage.getItem(key) !== null;
