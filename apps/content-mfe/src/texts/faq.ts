/** The list. */
export const title = 'FAQs';
export const one = 'FAQ';
export const many = 'FAQs';
export const add = 'Add FAQ';
export const categories = 'Categories';
export const noneYet = 'No FAQs yet';
export const whatItIs =
  'A FAQ answers one question of students, trainers, agencies or institutes. It is shown once it is published.';
export const search = 'Question or answer';
export const sortByLastChange = 'Sort by last change';
export const orderOfCategory = 'Order of the category';
export const clearToMove = 'Clear search and other filters to change the order';

/** Names of what a FAQ has: columns, filters, fields, history. */
export const question = 'Question';
export const answer = 'Answer';
export const audience = 'Audience';
export const category = 'Category';
export const language = 'Language';
export const status = 'Status';
export const lastChanged = 'Last changed';

/** What can be done to a row, and to many. */
export const actions = 'Actions';
export const selectPage = 'Select this page';
export const selectOf = (question: string): string => `Select ${question}`;
export const actionsFor = (question: string): string => `Actions for ${question}`;
export const open = 'Open';
export const edit = 'Edit';
export const moveLabel = 'Move…';
export const deleteLabel = 'Delete…';
export const restore = 'Restore';
export const restored = 'FAQ restored';
export const hasNoAnswer = 'It has no answer yet';
export const manyRestored = 'They stand among the FAQs again.';
export const manyPublished = 'Whoever they are for reads them. One without an answer is skipped.';
export const manyHidden = 'Nobody reads them until they are published again.';
export const manyDeleted = 'They can be restored from Recently deleted for 30 days.';

/** The panel of one. */
export const newTitle = 'New FAQ';
export const theFaq = 'The FAQ';
export const save = 'Save';
export const added = 'FAQ added';
export const saved = 'FAQ saved';
export const needsRight = 'Editing FAQs needs the right faqEdit';
export const isDeleted = 'This FAQ has been deleted: restore it in Recently deleted first';
export const publishedThenChanged = (published: string, changed: string): string =>
  `First published ${published}, last changed ${changed}`;
export const neverPublished = (changed: string): string => `Never published, last changed ${changed}`;
export const chooseCategory = 'Choose a category';
export const chooseLanguage = 'Choose a language';
export const answerHelp = 'An empty line begins a new paragraph.';

/** Deleting one. */
export const deleteTitle = 'Delete this FAQ?';
export const deleteVerb = 'Delete FAQ';
export const deleteConsequence = (question: string): string =>
  `“${question}” can be restored from Recently deleted for 30 days.`;
export const deletePublishedConsequence = (question: string): string =>
  `“${question}” disappears from the help pages at once. It can be restored from Recently deleted for 30 days.`;
export const deleted = 'FAQ is in Recently deleted for 30 days';
export const changedMeanwhile = 'The FAQ was not deleted: somebody has changed it meanwhile';

/** Moving one in its category. */
export const move = 'Move';
export const moveTitle = 'Move this FAQ?';
export const quoted = (question: string): string => `“${question}”`;
export const place = 'Place';
export const before = (question: string): string => `Before “${question}”`;
export const asLast = 'As the last';
export const atEndOfPage = 'At the end of this page';
export const dragToMove = 'Drag to move, or press Space on the row';
export const keySpace = 'Space';
export const keyEscape = 'Esc';
export const keysMove = 'move';
export const keysDrop = 'drop';
export const keysPutBack = 'put back';
export const placeOf = (question: string, place: number, total: number): string =>
  `${question}: place ${place} of ${total}`;
export const lifted = (where: string): string =>
  `Lifted. ${where}. Arrow keys move it, Space drops it, Escape puts it back`;
export const dropped = (where: string): string => `Dropped. ${where}`;
export const putBack = (where: string): string => `Put back. ${where}`;
