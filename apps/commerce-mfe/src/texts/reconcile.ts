import { plural } from '@lectern/ui-kit/plural';

/** Differences between providers and our books. */
export const title = 'Reconcile';
export const what = 'Each night the books of the providers are compared with ours, by id, over 35 days.';
export const state = 'State';
export const states = { open: 'Open', closed: 'Closed', all: 'All' } as const;
export const kind = 'Difference';
export const subject = 'About';
export const provider = 'Provider';
export const reference = 'Reference';
export const ours = 'Ours';
export const theirs = 'Theirs';
export const at = 'Time';
export const found = 'Found';
export const missing = 'none';
export const search = 'Reference or order';
export const none = 'No difference is open';
export const noneMeans = 'A payment, refund or dispute on which a provider and we differ appears here.';
export const noMatches = 'No differences match';
export const compare = 'Compare now';
export const comparing = 'The comparison is queued. Its differences appear here when it ends.';
export const close = 'Close…';
export const closeTitle = (reference: string): string => `Close the difference of ${reference}?`;
export const closeVerb = 'Close difference';
export const closeMeans = 'Money and papers stay as they are. The difference comes back when its sums change.';
export const note = 'Note';
export const isClosed = 'Difference closed';
export const runsOf = 'The last comparisons';
export const compared = (time: string, rows: number): string =>
  `compared ${time}, ${plural(rows, { one: '1 row', other: `${rows.toLocaleString('en-GB')} rows` })}`;
export const failed = (time: string, words: string): string => `not compared ${time}: ${words}`;
export const neverCompared = 'Nothing was compared yet.';
export const closedNote = (note: string, by: string | null): string => (by === null ? note : `${note} (${by})`);
