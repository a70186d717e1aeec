/** What somebody left unsaved. */
export const unsavedFrom = (time: string): string => `You have unsaved changes from ${time}`;
export const restore = 'Restore';
export const discard = 'Discard';
export const changedSince = (noun: string): string => `This ${noun} changed since your draft`;
export const restoreWithChoices = 'Restore with these choices';
export const record = 'record';
