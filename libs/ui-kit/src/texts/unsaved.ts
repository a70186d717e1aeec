/** Leaving unsaved work. */
export const leaveTitle = 'Leave without saving?';
export const notSaved = 'You have unsaved changes.';
export const discard = 'Discard';
export const stay = 'Stay';
export const saving = 'Saving…';
export const saveAndLeave = 'Save and leave';
