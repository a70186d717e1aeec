/** The list. */
export const title = 'FAQs';
export const noun = { one: 'FAQ', many: 'FAQs' };
export const categories = 'Categories';
export const whatItIs =
  'A FAQ answers one question of students, trainers, agencies or institutes. It is shown once it is published.';
export const search = 'Question or answer';
export const sortByLastChange = 'Sort by last change';
export const orderOfCategory = 'Order of the category';
export const clearToMove = 'Clear search and other filters to change the order';

/** Columns and filters that the form does not have, and the status. */
export const answer = 'Answer';
export const audience = 'Audience';
export const status = 'Status';

/** Row actions and bulk actions. */
export const moveLabel = 'Move…';
export const hasNoAnswer = 'It has no answer yet';
export const manyPublished = 'Readers see them. FAQs without an answer are skipped.';
export const manyHidden = 'Nobody reads them until they are published again.';

/** The panel of one. */
export const firstPublished = (time: string): string => `First published ${time}`;
export const neverPublished = 'Never published';
export const chooseCategory = 'Choose a category';
export const chooseLanguage = 'Choose a language';
export const answerHelp = 'An empty line begins a new paragraph.';
export const disappears = 'It disappears from the help pages at once.';

/** Moving one in its category. */
export const move = 'Move';
export const moveTitle = 'Move this FAQ?';
export const quoted = (question: string): string => `“${question}”`;
export const place = 'Place';
export const before = (question: string): string => `Before “${question}”`;
export const asLast = 'As the last';
export const atEndOfPage = 'At the end of this page';
export const placeOf = (question: string, place: number, total: number): string =>
  `${question}: place ${place} of ${total}`;
