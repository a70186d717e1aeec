import { plural } from '@lectern/ui-kit/plural';

/** The page of one subscription. */
export const subscription = 'Subscription';
export const theSubscription = 'The subscription';
export const loading = 'Loading the subscription';
export const noneNamed = 'Subscription not found';
export const isDeleted = 'There is no such subscription';
export const canBeRestored = 'A subscription is never deleted.';
export const deletedOnes = 'All subscriptions';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All subscriptions';

export const identity = (plan: string, version: number, period: string): string =>
  `${plan}, version ${version}, ${period}`;
export const becauseOf = (reason: string): string => `Cancelled: ${reason}`;
export const endsWithPeriod = (day: string): string => `It ends on ${day} and is not renewed.`;
export const movesTo = (plan: string, price: string, day: string): string =>
  `It becomes ${plan} at ${price} on ${day}.`;

export const price = 'Price of a renewal';
export const periodEnds = 'Period ends';
export const graceEnds = 'Grace ends';
export const began = 'Began';
export const facts = 'Subscription';
export const person = 'Subscriber';
export const plan = 'Plan';
export const version = 'Version';
export const zone = 'Time zone';
export const ended = 'Cancelled on';

export const periods = 'Periods';
export const newestFirst = 'the newest first';
export const number = 'Period';
export const days = 'Days';
export const sum = 'Total';
export const state = 'State';
export const noPeriods = 'No period has begun yet.';
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
export const fromDay = (from: string): string => `from ${from}, without end`;
export const trial = 'Trial';
export const paid = (day: string): string => `Paid ${day}`;
export const paidLate = (day: string): string => `Paid late, ${day}`;
export const noLink = 'Not paid';
export const linkOpen = 'Link open, not seen';
export const linkSeen = (day: string): string => `Link open, seen ${day}`;
export const nothingPaid = '–';

export const reminders = 'Renewal mails';
export const noReminders = 'No mail about a renewal yet.';
export const withLink = 'With the link';
export const onTheDay = 'On the last day';
const dayCount = (count: number): string => `${count} ${plural(count, { one: 'day', other: 'days' })}`;
export const before = (count: number): string => `${dayCount(count)} before the end`;
export const after = (count: number): string => `${dayCount(count)} after the end`;
export const mailStates = {
  queued: 'waits to be sent',
  sent: 'sent',
  failed: 'not delivered',
  dropped: 'not sent',
} as const;
export const mailIs = (when: string, state: string): string => `${when}: ${state}`;

export const limits = 'Limits';
export const limitOf = (used: string, most: string): string => `${used} of ${most} used`;
export const notCounted = (most: string): string => `${most}, not counted`;
export const usedWithoutLimit = (used: string): string => `${used} used, without limit`;
export const withoutLimit = 'without limit';

export const actionsFor = (person: string): string => `Actions for ${person}`;
export const move = 'Move to another plan…';
export const moveTitle = (person: string): string => `Move ${person} to another plan`;
export const moveVerb = 'Move at the renewal';
export const newPlan = 'New plan';
export const choosePlan = 'Choose a plan';
export const moved = 'The plan changes at the next renewal';
export const nowCosts = (plan: string, price: string): string => `Now: ${plan}, ${price}`;
export const thenCosts = (plan: string, price: string, day: string): string => `From ${day}: ${plan}, ${price}`;
export const moveMeans = 'The running period stays as it was paid. The price is the one of today.';
export const offersOf = 'The plans';
export const noOffers = 'No other plan is sold in this currency.';

export const startTrial = 'Start trial…';
export const trialOf = (plan: string): string => `Start a trial of ${plan}`;
export const trialVerb = 'Start trial';
export const people = { student: 'Student', trainer: 'Trainer' } as const;
export const peopleHelp = {
  student: 'Name, e-mail or mobile. A person has one trial in their life.',
  trainer: 'Name of a verified trainer. A person has one trial in their life.',
} as const;
export const trialMeans = (days: number): string =>
  `The trial runs for ${dayCount(days)} and costs nothing. A link for the first period is mailed before its end.`;
export const trialStarted = 'The trial has begun';
