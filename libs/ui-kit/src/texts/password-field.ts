/** While a password is typed. */
export const capsLock = 'Caps Lock is on';
