/** Skills: what is theirs alone; the rest is the kit's. */
export const noun = { one: 'skill', many: 'skills' };
export const title = 'Skills';
export const whatItIs = 'A skill is what a course, a trainer or a student is about. Every skill belongs to a category.';
export const search = 'Name or other spelling';
export const importSome = 'Import';
export const allCategories = 'All categories';
export const categoryCreated = (name: string): string => `${name} created`;
export const manyDeactivated = 'They are no longer offered in forms. Records that use them keep them.';

/** Fields, where the contract's label is not enough. */
export const slugWhenNew = 'Left empty, it is made from the name.';
export const slugWhenEmptied = 'If you clear it, it is made from the name again.';
export const aliasesHelp = 'Enter or a comma adds one. Search finds the skill by them.';
export const active = 'Active';
export const activeHelp = 'Off, it is not offered in forms.';
