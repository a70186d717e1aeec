/** The panel of a record. */
export const newOne = (noun: string): string => `New ${noun}`;
export const lastChanged = (time: string): string => `Last changed ${time}`;
export const save = 'Save';
export const added = 'Added';
export const saved = 'Saved';
export const isDeleted = 'Deleted. Restore it in Recently deleted to change it.';
export const viewOnly = (reason: string): string => `View only. ${reason}.`;
export const theRecord = 'The record';

/** Deleting one. */
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const counting = 'Checking where it is used…';
export const canBeRestored = 'You can restore it for 30 days.';
export const isUsedBy = (name: string, uses: string): string => `${name} is still used by ${uses}.`;
export const itIsUsedBy = (uses: string): string => `It is still used by ${uses}`;
