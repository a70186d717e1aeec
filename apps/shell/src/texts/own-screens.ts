/** Titles of the shell's own screens, where the palette finds them too. */
export const changePassword = 'Change password';
export const mySessions = 'My sessions';
export const users = 'Users';
export const account = 'Account';
export const remotes = 'Remotes';
export const general = 'General';
export const mail = 'E-mail';
export const uploads = 'Uploads';
export const payments = 'Payments';
export const currencies = 'Currencies and price conversion';
export const taxes = 'Taxes';
export const seller = 'Seller';
