/** Two people saved the same record. */
export const savedElsewhere = (noun: string): string => `You saved this ${noun} elsewhere while you were editing`;
export const savedBy = (name: string, noun: string): string => `${name} saved this ${noun} while you were editing`;
export const savedBySomebody = (noun: string): string => `Somebody saved this ${noun} while you were editing`;
export const chooseValues = 'You both changed these fields. Choose which to keep.';
export const yours = 'Yours';
export const theirs = 'Theirs';
export const takeAll = 'Use all';
export const takeAllYours = 'Use all of yours';
export const takeAllTheirs = 'Use all of theirs';
export const noClash = 'Merged automatically';
export const whose = { yours: 'yours', theirs: 'theirs' } as const;
export const empty = 'empty';
export const discardMine = 'Discard my changes';
export const keepEditing = 'Keep editing';
export const saveWithChoices = 'Save with these choices';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
export const chooseFor = (fields: string): string => `Choose a value for ${fields}`;
