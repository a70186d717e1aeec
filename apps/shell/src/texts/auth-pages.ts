/** What all pages around the sign-in share. */
export const forStaff = 'For staff of the marketplace.';
export const email = 'E-mail';
export const capsLock = 'Caps Lock is on';
