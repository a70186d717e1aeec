/** The block of the home page. */
export const failed = 'The FAQs could not be loaded.';
export const all = (total: number): string => `View all ${total.toLocaleString('en-GB')} drafts`;
export const none = 'No drafts.';
export const filesFailed = 'The files could not be loaded.';
export const noFiles = 'No files yet.';
