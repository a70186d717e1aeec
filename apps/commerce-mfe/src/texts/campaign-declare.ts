import { plural } from '@lectern/ui-kit/plural';

/** The declaration of a campaign's result. */
const number = (count: number): string => count.toLocaleString('en-GB');
export const title = (name: string): string => `Declare the result of ${name}?`;
export const codesGo = (winners: number): string =>
  plural(winners, {
    one: '1 code goes to 1 winner, and a mail to the winner’s e-mail address, if there is one.',
    other: `${number(winners)} codes go to ${number(winners)} winners, and a mail to each with an e-mail address.`,
  });
export const noWinner = 'No entry wins: nobody gets a code.';
export const codesEnd = (count: number): string =>
  plural(count, {
    one: '1 code ends and can never be used.',
    other: `${number(count)} codes end and can never be used.`,
  });
export const areFinal = 'Ranks, entries and disqualifications are final.';
export const noWayBack = 'There is no way back.';

export const rank = 'Rank';
export const winners = (count: number): string => plural(count, { one: '1 winner', other: `${number(count)} winners` });
export const score = 'Score';
export const time = 'Time';
export const sent = 'Sent';
export const showMore = (count: number): string => `Show ${number(count)} more`;
export const notShown = (count: number): string => `${number(count)} more are in the list of entries`;
export const getsNoCode = (name: string): string => `${name}, gets no code`;
export const thePreview = 'The ranks';

export const typeName = (name: string): string => `Type ${name} to confirm`;
export const isOtherName = (name: string): string => `This is not the name. Type ${name}`;
export const ranksAsOf = (at: string): string => `Ranks as of ${at}; ranked again when you declare`;
export const readingRanks = 'Reading the ranks';
export const cancel = 'Cancel';
export const close = 'Close';
export const verb = (winners: number): string =>
  winners === 0
    ? 'Declare without winners'
    : `Declare ${plural(winners, { one: '1 winner', other: `${number(winners)} winners` })}`;
export const declared = (winners: number, mails: number): string =>
  `Result declared: ${plural(winners, { one: '1 winner', other: `${number(winners)} winners` })}, ${plural(mails, {
    one: '1 mail waits',
    other: `${number(mails)} mails wait`,
  })} to be sent`;

export const otherTitle = 'The result is declared';
export const otherDeclared = (name: string | null, at: string): string =>
  `${name ?? 'Another person'} declared the result on ${at}. The page now shows it.`;
