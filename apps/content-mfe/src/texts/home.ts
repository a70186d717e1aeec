/** The block of the home page. */
export const failed = 'The FAQs could not be loaded.';
export const all = (total: number): string => `View all ${total.toLocaleString('en-GB')} drafts`;
export const none = 'No drafts.';
export const filesFailed = 'The files could not be loaded.';
export const noFiles = 'No files yet.';
export const customFailed = 'The chapters and topics could not be loaded.';
export const chapterOf = (skill: string): string => `Chapter of ${skill}`;
export const topicOf = (chapter: string): string => `Topic of ${chapter}`;
const several = (total: number, one: string, many: string): string =>
  `${total.toLocaleString('en-GB')} ${total === 1 ? one : many}`;
export const allChapters = (total: number): string => `View ${several(total, 'chapter', 'chapters')}`;
export const allTopics = (total: number): string => `View ${several(total, 'topic', 'topics')}`;
