/** The person's own menu, which comes after the first screen. */
export const changePassword = 'Change password';
export const notWhileImpersonating = 'Not available while impersonating';
export const mySessions = 'My sessions';
export const users = 'Users';
export const fullScreen = 'Full screen';
export const leaveFullScreen = 'Exit full screen';
export const shortcuts = 'Shortcuts';
export const logout = 'Logout';
