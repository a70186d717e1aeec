import { plural } from '@lectern/ui-kit/plural';

/** The entries of a campaign. */
const number = (count: number): string => count.toLocaleString('en-GB');
export const title = 'Entries';
export const search = 'Student';
export const who = 'Rank, student';
export const whoNow = 'Rank now, student';
export const score = 'Score';
export const time = 'Time';
export const sent = 'Sent';
export const begun = (at: string): string => `begun ${at}`;
export const result = 'Result';
export const resultNow = 'Result now';
export const code = 'Code';
export const noRank = 'none';
export const tie = 'tie, sent later';
export const lastWinner = 'Last winner';
export const noMatches = 'No entries match';
export const group = 'Group of entries';

export const groups = { ranked: 'Ranked', tie: 'Ties', disqualified: 'Disqualified', open: 'Not sent' } as const;
export const groupOf = (name: string, count: number): string => `${name} ${number(count)}`;
export const none = {
  ranked: ['No entries yet', 'Entries appear here as students send them.'],
  tie: ['No entries tie', 'Entries with the same score and time appear here.'],
  disqualified: ['No entry is disqualified', 'Disqualified entries appear here. They have no rank.'],
  open: ['No entry is open', 'Entries that were begun and not sent appear here.'],
} as const;
export const newer = (count: number): string => plural(count, { one: '1 newer', other: `${number(count)} newer` });

export const viewStudent = 'View student';
export const disqualify = 'Disqualify…';
export const disqualifyTitle = (name: string): string => `Disqualify ${name}?`;
export const disqualifyVerb = 'Disqualify';
export const disqualifyMeans =
  'The entry has no rank then, and all below it move up. You can undo it until the result is declared.';
export const disqualifiedNow = 'Disqualified';
export const nowRank = (name: string, rank: number): string => `${name} is now rank ${number(rank)}`;
export const undo = 'Undo disqualification';
export const undone = 'The entry is ranked again';

export const passOn = 'Pass on…';
export const passOnTitle = (name: string): string => `Pass on the code of ${name}?`;
export const passOnVerb = 'Pass on';
export const passOnMeans =
  'The code ends. The next in rank without a code gets a new one, by e-mail where there is an address. The entries stay as declared.';
export const voidCode = 'Void code…';
export const voidTitle = (name: string): string => `Void the code of ${name}?`;
export const voidVerb = 'Void';
export const voidMeans = 'The code ends and nobody gets another one. The entries stay as declared.';
export const isNotUnused = 'Only an unused code can be passed on or voided';
export const passedOn = (name: string, rank: number): string => `${name}, rank ${number(rank)}, has a new code`;
export const nobodyLeft = 'The code ended. Nobody is left to pass it on to.';
export const voided = 'The code ended';

export const copyCodeOf = (name: string): string => `Copy the code of ${name}`;
export const copied = 'Copied';
export const passedTo = (name: string): string => `passed on to ${name}`;
export const mailed = (at: string): string => `Mailed ${at}`;
