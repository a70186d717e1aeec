/** Exports and several at once. */
export const select = 'Select';
export const one = 'category';
export const many = 'categories';
export const activate = 'Activate';
export const manyActivated = 'They are offered again.';
export const deactivate = 'Deactivate';
export const manyDeactivated = 'They can no longer be chosen; their sub-categories keep their status.';
export const deleteLabel = 'Delete…';
export const manyDeleted =
  'Those that are still in use stay, with the reason. Deleted ones can be restored for 30 days.';

/** Columns of the file. */
export const name = 'Name';
export const path = 'In';
export const slug = 'Slug';
export const skills = 'Skills';
export const status = 'Status';
export const lastChanged = 'Last changed';
