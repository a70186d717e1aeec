import { plural } from '@lectern/ui-kit/plural';

/** The panel of categories. */
export const title = 'FAQ categories';
export const theCategories = 'The categories';
export const close = 'Close';
export const add = 'Add category';
export const noneYet = 'No categories yet.';
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const rename = 'Rename';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const isFirst = 'Already first';
export const isLast = 'Already last';
export const remove = 'Delete…';
export const moved = (name: string): string => `${name} moved`;
export const count = (faqs: number): string => plural(faqs, { one: `${faqs} FAQ`, other: `${faqs} FAQs` });
export const countWithDrafts = (faqs: number, drafts: number): string =>
  plural(faqs, { one: `${faqs} FAQ, ${drafts} in draft`, other: `${faqs} FAQs, ${drafts} in draft` });

/** Adding and renaming one. */
export const newTitle = 'New category';
export const titleOf = (name: string): string => `Category ${name}`;
export const audience = 'Audience';
export const chooseAudience = 'Choose an audience';
export const audienceIsFixed = 'Can’t change while the category has FAQs.';
export const name = 'Name';
export const save = 'Save';
export const saved = 'Category saved';
export const added = 'Category added';
export const noun = 'category';

/** Deleting one. */
export const deleteTitle = (name: string): string => `Delete category ${name}?`;
export const deleteVerb = 'Delete category';
export const deleted = 'Category deleted';
export const chooseTaker = 'Choose a category for its FAQs';
export const stillHas = (faqs: number): string =>
  plural(faqs, {
    one: `It has ${faqs} FAQ, which moves to the end of another category.`,
    other: `It has ${faqs} FAQs, which move to the end of another category.`,
  });
export const hasNone = 'It has no FAQs. This cannot be undone.';
export const moveFaqsTo = 'Move FAQs to';
export const chooseCategory = 'Choose a category';

/** Its history. */
export const faqsWentTo = 'FAQs moved to';
