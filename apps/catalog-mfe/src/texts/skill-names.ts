/** Names of what a skill has: columns, filters, fields, history. */
export const noun = 'skill';
export const name = 'Name';
export const category = 'Category';
export const aliases = 'Other spellings';
export const status = 'Status';
export const statuses = { active: 'Active', inactive: 'Inactive' } as const;
