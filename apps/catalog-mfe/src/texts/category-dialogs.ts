/** Moving without a pointer. */
export const moveTitle = (name: string): string => `Move ${name}?`;
export const move = 'Move';
export const parent = 'Parent';
export const noParent = 'None: a root';
export const position = 'Position';
export const first = 'First';
export const after = (name: string): string => `After ${name}`;

/** Deleting one. */
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteVerb = 'Delete';
export const counting = 'Counting what uses it…';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const stillHas = (name: string, uses: string): string =>
  `${name} still has ${uses}. The replacement takes them.`;
export const replacement = 'Replacement';
export const chooseCategory = 'Choose a category';
export const chooseTaker = 'Choose the category that takes them';
export const deleted = (name: string): string => `${name} is in Recently deleted for 30 days`;
