/** Earlier saves of a formatted text. */
export const earlierTexts = 'Earlier texts…';
export const titleOf = (name: string): string => `Earlier texts of ${name}`;
export const theTexts = 'The earlier texts';
export const saves = 'Saves';
export const savedBy = (name: string | null): string => name ?? 'Lectern';
export const words = (count: number): string => (count === 1 ? '1 word' : `${count} words`);
export const current = 'Current text';
export const restoredFrom = (no: number): string => `Text of version ${no} put back`;
export const version = (no: number): string => `Version ${no}`;
export const difference = 'Changes from this text to the current one';
export const same = 'It reads like the current text.';
export const added = 'Added';
export const removed = 'Removed';
export const asItWas = 'This text';
export const none = 'There is no earlier text';
export const putBack = 'Put this text back';
export const done = 'The text is put back';
export const close = 'Close';
