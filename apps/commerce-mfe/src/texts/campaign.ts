import { plural } from '@lectern/ui-kit/plural';

/** Marketing coupons: names, the list, and the head of a page. */
const number = (count: number): string => count.toLocaleString('en-GB');
export const count = number;
export const title = 'Marketing Coupon';
export const noun = { one: 'marketing coupon', many: 'marketing coupons' };
export const campaign = 'Campaign';
export const search = 'Name';
export const whatItIs = 'Students answer a quiz. The best of them win a code with a discount.';
export const stage = 'Stage';
export const quiz = 'Quiz';
export const entryWindow = 'Entry window';
export const entries = 'Entries';
export const eligible = 'Eligible';
export const winners = 'Winners';
export const winner = 'Winner';
export const codes = 'Codes';
export const uses = 'Uses';
export const terms = 'Terms';
export const activity = 'Activity';
export const codesStop = 'Its codes stop working.';
export const hasEntries = 'Students have entered: end the coupon instead';
export const codesAreMade = 'Its codes are still being made';
export const codesAreMissing = 'Not all of its codes were made: save it again to make the others';
export const codesMayBeMissing = 'Not all of its codes are made yet';

export const of = (some: number, all: number): string => `${number(some)} of ${number(all)}`;
export const tab = (name: string, count: number): string => `${name} ${number(count)}`;
export const off = (discount: string): string => `${discount} off`;
export const only = (scope: string): string => `only ${scope}`;
export const usable = (period: string): string => `usable ${period}`;
export const quizIs = 'quiz';
export const quizFacts = (questions: number, marks: number): string =>
  `${plural(questions, { one: '1 question', other: `${number(questions)} questions` })}, ${plural(marks, {
    one: '1 mark',
    other: `${number(marks)} marks`,
  })}`;
export const disqualified = (count: number): string => `${number(count)} disqualified`;
export const andMore = (percent: number): string => (percent > 0 ? `${percent}% and more` : 'any score');
export const madeOf = (made: number, all: number): string => `${number(made)} of ${number(all)} made`;
export const opens = (time: string): string => `opens ${time}`;
export const until = (time: string): string => `until ${time}`;
export const closed = (time: string): string => `closed ${time}`;
export const declaredBy = (name: string | null, at: string): string => (name === null ? at : `by ${name}, ${at}`);
export const declare = 'Declare result…';
export const edit = 'Edit';

/** Shared by the pages of one marketing coupon. */
export const page = {
  theCoupon: 'The marketing coupon',
  loading: 'Loading the marketing coupon',
  isDeleted: 'This marketing coupon has been deleted',
  deletedNote: 'This marketing coupon has been deleted. It can be restored for 30 days.',
  canBeRestored: 'It can be restored from Recently deleted for 30 days.',
  deletedOnes: 'Recently deleted marketing coupons',
  noneNamed: 'Marketing coupon not found',
  addressHasNone: 'The link is incomplete.',
  all: 'All marketing coupons',
} as const;

/** The facts next to the entries. */
export const before = 'Before declaring';
export const entriesClosed = (at: string): string => `Entries closed, ${at}`;
export const entriesOpenUntil = (at: string): string => `Entries are open until ${at}`;
export const entriesOpenFrom = (at: string): string => `Entries open on ${at}`;
export const codesMade = (made: number, all: number): string => `${of(made, all)} codes made`;
export const onlyCodesMade = (made: number, all: number): string =>
  `${codesMade(made, all)}: save it again to make the others`;
export const noneOpen = 'No entry is still open';
export const stillOpen = (count: number): string =>
  plural(count, { one: '1 entry is still open', other: `${number(count)} entries are still open` });
export const neverSent = (count: number): string =>
  plural(count, { one: '1 entry was never sent', other: `${number(count)} entries were never sent` });
export const noTies = 'No entries tie';
export const ties = (pairs: number): string =>
  plural(pairs, { one: '1 pair ties in score and time', other: `${number(pairs)} pairs tie in score and time` });
export const tooFew = (eligible: number): string =>
  plural(eligible, { one: 'Only 1 entry can win', other: `Only ${number(eligible)} entries can win` });
export const checkStates = { ok: 'Done', wait: 'Waiting', warn: 'To look at' } as const;

export const lineFalls = 'Where the line falls';
export const lineFell = 'Where the line fell';
export const noLine = 'No entry reaches the percent to win.';
export const lastHas = (rank: number, score: string, time: string): string =>
  `Rank ${number(rank)} has ${score} in ${time}`;
export const isLast = ' and is the last one.';
export const nextHas = (rank: number, score: string, time: string): string =>
  `; rank ${number(rank)} has ${score} in ${time}.`;
export const nextSameTime = (rank: number): string => `; rank ${number(rank)} the same score and time, sent later.`;
export const nextSlower = (rank: number, seconds: number): string =>
  `; rank ${number(rank)} the same score, ${plural(seconds, {
    one: 'one second',
    other: `${number(seconds)} seconds`,
  })} slower.`;
export const order = 'Higher score first, then less time, then the earlier entry.';

export const prefix = 'Prefix';
export const goTo = 'Go to';
export const winnersAre = (count: number): string =>
  plural(count, { one: '1 winner', other: `${number(count)} winners` });
export const endUnused = 'End unused';
export const whenDeclared = (count: number): string => `${number(count)}, when declared`;
export const ended = 'Ended unused';
export const disqualifiedTitle = 'Disqualified';
export const disqualifiedLine = (name: string, reason: string, by: string): string => `${name}: “${reason}”, ${by}`;
export const andOthers = (count: number): string => plural(count, { one: '1 more', other: `${number(count)} more` });
export const codesHidden = 'Codes are hidden until the result is declared';
export const codesHiddenMeans = 'Then winners have theirs in the list of entries, and the others end.';
