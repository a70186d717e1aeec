/** Leaving unsaved work. */
export const leaveTitle = 'Leave without saving?';
export const notSaved = 'What you changed on this page is not saved yet.';
export const discard = 'Discard';
export const stay = 'Stay';
export const saving = 'Saving…';
export const saveAndLeave = 'Save and leave';
