/** The block of the home page. */
export const title = 'Categories';
export const failed = 'The categories could not be counted.';
