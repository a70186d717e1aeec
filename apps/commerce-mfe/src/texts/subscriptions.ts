import { dateText } from '@lectern/ui-kit';

/** Subscriptions, in a list of their own and on the page of a plan. */
export const title = 'Subscriptions';
export const person = 'Name';
export const plan = 'Plan';
export const version = 'Version';
export const thenVersion = (no: number, next: number, day: string): string => `${no}, then ${next} from ${day}`;
export const status = 'Status';
export const price = 'Price';
export const began = 'Began';
export const ends = 'Period ends';

export const withoutEnd = 'without end';
export const leaves = (day: string): string => `${day}, cancelled`;
export const none = 'No subscriptions yet';
export const areShown = 'A subscription appears here when its first payment has come.';
export const search = 'Name or plan';
export const audience = 'Subscriptions of';
export const ofStudents = 'Students';
export const ofTrainers = 'Trainers';

export const sendRenewal = 'Send renewal link';
export const renewalMailed = 'The renewal link is mailed to the payer';
export const renewalMade = 'The renewal link is made. The payer has no e-mail: send it from “Your links”';
export const nothingToPay = 'There is nothing to pay: the next period is paid';
export const hasNoEnd = 'This plan has no end';
export const endsAlready = 'This plan ends with its period';
export const renewalFrom = (day: string): string => `From ${dateText(day)} on`;
export const keep = 'Let it go on';
export const kept = 'The plan goes on after its period';
export const cancelAtEnd = 'Cancel at the end…';
export const cancelNow = 'Cancel now…';
export const cancelAtEndVerb = 'End with its period';
export const cancelNowVerb = 'End the plan now';
export const cancelTitle = (plan: string, person: string): string => `Cancel ${plan} of ${person}`;
export const endMeans = (plan: string, day: string): string =>
  `${plan} runs until ${day}. It is not renewed, and no link is sent. This can be undone until then.`;
export const nowMeans = (plan: string): string => `${plan} ends now, and an open renewal link closes.`;
export const unusedPart = (sum: string, left: number, days: number): string =>
  `${sum} is unused: ${left} of ${days} days. Nothing is returned by itself: refund it on the page of the payment.`;
export const nothingUnused = 'Nothing that was paid is unused.';
export const marked = 'The plan ends with its period';
export const cancelled = 'The plan is cancelled';
