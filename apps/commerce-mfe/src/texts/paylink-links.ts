/** The seller's own links. */
export const yourLinks = 'Your links';
export const counts = (today: number, open: number): string =>
  `${today.toLocaleString('en-GB')} today, ${open.toLocaleString('en-GB')} open`;
export const live = 'Live';
export const notLive = (since: string): string => `Not live since ${since}`;
export const loading = 'Loading your links';
export const theLinks = 'Your links';
export const allLinks = 'Payment links';
export const empty = 'Links you make appear here.';
export const newer = (count: number): string => `${count} newer`;
export const paidToday = (sums: string): string => `Today ${sums} paid`;
export const moved = (name: string, state: string): string => `${name}: ${state}`;

export const notOpenedSent = (at: string): string => `Not opened, sent ${at}`;
export const notOpenedMade = (at: string): string => `Not opened, made ${at}`;
const often = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
export const seen = (count: number, at: string): string => `Seen ${often(Math.max(1, count))}, ${at}`;
export const payingSince = (at: string): string => `Paying since ${at}`;
export const onItsWay = (at: string): string => `On its way since ${at}`;
export const failed = (why: string): string => `Failed, ${why}`;
export const paid = (ago: string): string => `Paid ${ago}`;
export const expiresIn = (minutes: number): string =>
  minutes < 1 ? 'Expires in less than a minute' : `Expires in ${minutes} min`;
export const expired = (at: string): string => `Expired ${at}`;
export const cancelled = 'Cancelled';
export const secondsAgo = (seconds: number): string => `${seconds} s ago`;
export const minutesAgo = (minutes: number): string => `${minutes} min ago`;
export const test = 'Test';

export const steps = { copy: 'Copy', send: 'Send again', again: 'Make again', invoice: 'Invoice' } as const;
export const stepFor = (step: string, name: string): string => `${step}, ${name}`;
export const copied = 'Copied';
export const linkCopied = 'Link copied';
export const notCopied = 'The link could not be copied';
export const noAddress = 'This link is closed and has no address';
export const sent = 'Link mailed';
