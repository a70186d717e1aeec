/** Two people saved the same record. */
export const savedElsewhere = (noun: string): string => `You saved this ${noun} elsewhere while you were editing`;
export const savedBy = (name: string, noun: string): string => `${name} saved this ${noun} while you were editing`;
export const savedBySomebody = (noun: string): string => `Somebody saved this ${noun} while you were editing`;
export const chooseValues = 'Choose a value where you both changed the same field.';
export const yours = 'Yours';
export const theirs = 'Theirs';
export const takeAll = 'Take all';
export const takeAllYours = 'Take all of yours';
export const takeAllTheirs = 'Take all of theirs';
export const noClash = 'No clash';
export const whose = { yours: 'yours', theirs: 'theirs' } as const;
export const empty = 'empty';
export const discardMine = 'Discard mine, load theirs';
export const keepEditing = 'Keep editing';
export const saveWithChoices = 'Save with these choices';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
