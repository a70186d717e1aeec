/** Panels, dialogs and toasts; they are in the first screen, so each name here is worth its bytes. */
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
export const cancel = 'Cancel';
export const notice = 'Notice';

/** Leaving unsaved work. */
export const leaveTitle = 'Leave without saving?';
export const notSaved = 'What you changed on this page is not saved yet.';
export const discard = 'Discard';
export const stay = 'Stay';
export const saving = 'Saving…';
export const saveAndLeave = 'Save and leave';
