/** The foot of a form in a panel. */
export const save = 'Save';
export const saving = 'Saving…';
export const cancel = 'Cancel';
export const close = 'Close';
export const deleteLabel = 'Delete…';
