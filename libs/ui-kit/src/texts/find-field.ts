/** A choice among the matches. */
export const chosenOf = (label: string): string => `${label}, chosen`;
export const remove = 'Remove';
export const removeOf = (name: string): string => `Remove ${name}`;
