/** The block of the home page. */
export const title = 'FAQs in draft';
export const failed = 'The FAQs could not be read.';
export const none = 'No FAQ waits to be published.';
