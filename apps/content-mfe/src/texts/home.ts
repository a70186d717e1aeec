/** The block of the home page. */
export const failed = 'The FAQs could not be read.';
export const all = (total: number): string => `All ${total.toLocaleString('en-GB')} in draft`;
export const none = 'No FAQ waits to be published.';
