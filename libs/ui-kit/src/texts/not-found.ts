/** An address that leads nowhere. */
export const notFound = 'Page Not Found';
export const leadsNowhere = 'The address leads to no screen of this console.';
export const backToHome = 'Back To Home';
