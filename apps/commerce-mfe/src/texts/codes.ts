import { plural } from '@lectern/ui-kit/plural';

/** The single-use codes of a coupon. */
const number = (count: number): string => count.toLocaleString('en-GB');
export const title = 'Codes';
export const counts = { one: 'code', many: 'codes' };
export const show = 'Show codes';
export const showUses = 'Show redemptions';
export const code = 'Code';
export const state = 'State';
export const made = 'Created';
export const search = 'Code';
export const none = 'No codes yet';
export const areShown = 'Single-use codes of this coupon appear here.';
export const noneMatches = 'No codes match';

export const make = 'Make codes…';
export const makeTitle = 'Make codes';
export const makeVerb = 'Make codes';
export const prefix = 'Prefix';
export const prefixHelp = '2 to 8 letters and digits. Each code is the prefix and 8 random signs.';
export const count = 'Number of codes';

export const voidOne = 'Void…';
export const voidBatch = 'Void all of its batch…';
export const voidTitle = (name: string): string => `Void ${name}?`;
export const voidBatchTitle = (name: string): string => `Void the batch of ${name}?`;
export const theMarked = 'the marked code';
export const voidMarkedTitle = (count: number): string => `Void ${number(count)} codes?`;
export const voidVerb = 'Void';
export const voidMeans = 'A void code no longer works. Reserved and used codes stay.';
export const isNotUnused = 'Only an unused code can be voided';
export const voided = (count: number, stayed: number): string =>
  [
    plural(count, { one: '1 code voided', other: `${number(count)} codes voided` }),
    ...(stayed > 0 ? [`${number(stayed)} reserved or used stay`] : []),
  ].join('. ');

export const madeInHistory = 'made codes';
export const voidedInHistory = 'voided codes';
export const voidedCodes = 'Voided codes';
export const job = 'Job';
