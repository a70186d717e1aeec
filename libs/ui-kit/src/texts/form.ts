import { plural } from '../kit/plural';

/** The feet of forms. */
export const save = 'Save';
export const saving = 'Saving…';
export const cancel = 'Cancel';
export const close = 'Close';
export const unsaved = 'Unsaved changes';
export const toCorrect = (fields: number): string => plural(fields, { one: '1 field to correct', other: `${fields} fields to correct` });
export const goToFirst = 'Go to first';

/** Fields. */
export const optional = 'optional';
export const capsLock = 'Caps Lock is on';
export const countOf = (count: number, most: number): string => `${count.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')}`;
export const between = (least: string, most: string): string => `${least} to ${most}.`;
export const atLeast = (least: string): string => `At least ${least}.`;
export const atMost = (most: string): string => `At most ${most}.`;

/** What was chosen, and searching for more. */
export const typeToSearch = 'Type to search';
export const searching = 'Searching…';
export const nothingFound = 'Nothing found';
export const chosenOf = (label: string): string => `${label}, chosen`;
export const writtenOf = (label: string): string => `${label}, written`;
export const remove = 'Remove';
export const removeOf = (name: string): string => `Remove ${name}`;
