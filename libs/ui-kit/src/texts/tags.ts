/** Tags that were entered. */
export const writtenOf = (label: string): string => `${label}, written`;
export const remove = 'Remove';
export const removeOf = (name: string): string => `Remove ${name}`;
