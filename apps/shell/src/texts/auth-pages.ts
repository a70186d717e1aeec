/** What all pages around the sign-in share. */
export const forStaff = 'For staff of the marketplace.';
export const copyright = (year: number, product: string): string => `© ${year} ${product} Academy`;
export const email = 'E-mail';
export const capsLock = 'Caps Lock is on';
