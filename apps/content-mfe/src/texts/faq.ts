/** The list. */
export const title = 'FAQs';
export const noun = { one: 'FAQ', many: 'FAQs' };
export const categories = 'Categories';
export const whatItIs =
  'An FAQ answers one question of students, trainers, agencies or institutes. Readers see it once it is published.';
export const search = 'Question or answer';
export const orderOfCategory = 'Category order';

/** Columns and filters that the form does not have. */
export const answer = 'Answer';
export const audience = 'Audience';

/** Row actions and bulk actions. */
export const hasNoAnswer = 'Add an answer first';
export const manyPublished = 'They become visible to their audience. FAQs without an answer are skipped.';
export const manyHidden = 'They are hidden from readers until they are published again.';

/** The panel of one. */
export const firstPublished = (time: string): string => `First published ${time}`;
export const neverPublished = 'Never published';
export const allCategories = 'All categories';
export const chooseCategory = 'Choose a category';
export const chooseLanguage = 'Choose a language';
export const disappears = 'It is removed from the help pages immediately.';
