import { counted } from './counted';

/** The curriculum of a batch is copied from its course. */
export const action = 'Pull from the course…';
export const title = (course: string): string => `Pull the curriculum of ${course}?`;
export const verb = 'Pull';
export const cancel = 'Cancel';
export const looking = 'Looking for what has changed';
export const nothing = 'The batch has everything that the course has.';
export const pulled = 'Curriculum pulled';
export const whatChanges = (changes: number): string =>
  changes === 0
    ? nothing
    : `${counted(changes, 'change', 'changes')}. Only ready lessons are copied; nothing is taken out of the batch.`;
export const changeOf = (change: 'add' | 'rename', kind: string, name: string, was: string | null): string =>
  change === 'add' ? `New ${kind.toLowerCase()}: ${name}` : `${kind} ${was ?? ''} becomes ${name}`;
