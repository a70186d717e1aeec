import type { SubscriptionPeriod, SubscriptionReminder } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import * as texts from '../texts/subscription-page';

/** The days of a period in words. */
export const daysText = ({ startsAt, endsAt }: SubscriptionPeriod): string =>
  endsAt === null ? texts.fromDay(dateText(startsAt)) : texts.fromTo(dateText(startsAt), dateText(endsAt));

/** The state of a period: paid, trial, or the state of its open link. */
export const periodState = (period: SubscriptionPeriod): string => {
  const { no, paidAt, startsAt, couponCode, linkStatus, linkOpenedAt } = period;
  if (no === 0) return texts.trial;
  if (paidAt !== null) {
    const isLate = no > 1 && Date.parse(paidAt) > Date.parse(startsAt);
    const paid = isLate ? texts.paidLate(dateText(paidAt)) : texts.paid(dateText(paidAt));
    return couponCode === null ? paid : `${paid}, ${couponCode}`;
  }
  if (linkStatus === null) return texts.noLink;
  return linkOpenedAt === null ? texts.linkOpen : texts.linkSeen(dateText(linkOpenedAt));
};

const when = (day: number | null): string => {
  if (day === null) return texts.withLink;
  if (day === 0) return texts.onTheDay;
  return day < 0 ? texts.before(-day) : texts.after(day);
};

/** A mail of a renewal and what became of it: '3 days after: refused'. */
export const reminderText = ({ day, state }: SubscriptionReminder): string =>
  texts.mailIs(when(day), texts.mailStates[state]);
