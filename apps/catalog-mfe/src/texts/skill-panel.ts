/** The panel of one skill. */
export const newTitle = 'New skill';
export const title = 'Skill';
export const theSkill = 'The skill';
export const add = 'Add skill';
export const save = 'Save';
export const added = 'Skill added';
export const saved = 'Skill saved';
export const needsRight = 'Editing skills needs the right skillEdit';
export const isDeleted = 'This skill has been deleted: restore it in Recently deleted first';
export const lastChanged = (time: string): string => `Last changed ${time}`;

/** Its fields. */
export const slug = 'Slug';
export const slugWhenNew = 'Left empty, it is made from the name.';
export const slugWhenEmptied = 'Emptied, it is made from the name anew.';
export const aliasesHelp = 'Enter or a comma adds one. Search finds the skill by them.';
export const description = 'Description';
export const active = 'Active';
export const activeHelp = 'Off, it is not offered in forms.';
export const categoryCreated = (name: string): string => `${name} created`;

/** Deleting one. */
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteVerb = 'Delete skill';
export const counting = 'Counting what uses it…';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const itIsUsedBy = (uses: string): string => `It is still used by ${uses}`;
export const isUsedBy = (name: string, uses: string): string => `${name} is still used by ${uses}.`;
export const deleted = (name: string): string => `${name} is in Recently deleted for 30 days`;
