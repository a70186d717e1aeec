import { plural } from '../kit/plural';

/** What is marked. */
export const selectedOf = (many: string): string => `Selected ${many}`;
export const selected = (count: string): string => `${count} selected`;
export const allSelected = (total: string): string => `All ${total} matching selected`;
export const allAreSelected = (total: string, many: string): string => `All ${total} matching ${many} are selected`;
export const selectAll = (total: string): string => `Select all ${total} matching`;
export const atMost = (count: string): string => `At most ${count} rows together`;
export const clear = 'Clear selection';
export const clearByKey = 'Clear selection (Esc)';

/** Doing something to all of it. */
export const asks = (verb: string, rows: string): string => `${verb} ${rows}?`;
export const choosesFor = (verb: string, rows: string): string => `${verb}: ${rows}`;
export const allOf = (total: string, many: string): string => `all ${total} ${many}`;
export const isRequired = (label: string): string => `${label} is required`;
export const typeTotal = (total: string): string => `Type ${total} to confirm`;
export const choose = 'Choose';

/** The work that comes of it. */
export const stopping = 'Stopping…';
export const queued = 'Queued';
export const counting = 'Preparing…';
export const progress = (done: string, total: string): string => `${done} of ${total}`;
export const hasFailed = 'Failed';
export const cancelled = 'Cancelled';
export const cancelledAfter = (what: string): string => `Cancelled: ${what}`;
export const rows = (count: number, shown: string): string =>
  plural(count, { one: `${shown} row`, other: `${shown} rows` });
export const done = (rows: string): string => `${rows} done`;
export const skipped = (rows: string): string => `${rows} skipped`;
export const failed = (rows: string): string => `${rows} failed`;
export const otherReasons = 'other reasons';
export const cancel = 'Cancel';
export const download = 'Download';
export const fileOfSkipped = 'Download skipped rows';
export const close = 'Close';
export const closeOf = (title: string): string => `Close ${title}`;
