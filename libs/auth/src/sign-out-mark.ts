const key = 'sign-out-open';

/** A sign-out that the server has not confirmed: the next start signs out first and opens nothing until then. */
export const markSignOut = (): void => localStorage.setItem(key, new Date().toISOString());
export const clearSignOutMark = (): void => localStorage.removeItem(key);
export const isSignOutOpen = (): boolean => localStorage.getItem(key) !== null;
