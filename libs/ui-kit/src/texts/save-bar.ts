import { plural } from '../kit/plural';

/** The foot of a form on a page. */
export const saving = 'Saving…';
export const cancel = 'Cancel';
export const unsaved = 'Unsaved changes';
export const toCorrect = (fields: number): string =>
  plural(fields, { one: '1 field to correct', other: `${fields} fields to correct` });
export const goToFirst = 'Go to first';
export const retry = 'Retry';
export const offline = 'You are offline. Your changes are kept.';
export const saveFailed = 'Not saved. Your changes are kept.';
