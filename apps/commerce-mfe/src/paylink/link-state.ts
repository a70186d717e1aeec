import type { PaylinkRow } from '@lectern/contract/commerce';
import * as texts from '../texts/paylink-links';
import { ageText, clockOrDay } from './moments';

export type NextStep = keyof typeof texts.steps;

/** The state of a link as a seller reads it, with the one thing to do next. */
export interface LinkState {
  readonly is: 'not opened' | 'seen' | 'paying' | 'failed' | 'paid' | 'expires soon' | 'expired' | 'cancelled';
  readonly text: string;
  readonly next: NextStep | undefined;
}

/** A link expires soon in its last hour, in ms. */
const soon = 3_600_000;

const openState = (link: PaylinkRow, now: number): LinkState => {
  const left = Date.parse(link.expiresAt) - now;
  if (link.onItsWaySince)
    return { is: 'paying', text: texts.onItsWay(clockOrDay(link.onItsWaySince, now)), next: undefined };
  if (link.failure) return { is: 'failed', text: texts.failed(link.failure), next: 'send' };
  if (link.payingSince)
    return { is: 'paying', text: texts.payingSince(clockOrDay(link.payingSince, now)), next: undefined };
  if (left < soon)
    return { is: 'expires soon', text: texts.expiresIn(Math.max(0, Math.floor(left / 60_000))), next: 'again' };
  if (link.openedAt)
    return { is: 'seen', text: texts.seen(link.openedCount, clockOrDay(link.openedAt, now)), next: 'copy' };
  const text = link.mailedAt
    ? texts.notOpenedSent(clockOrDay(link.mailedAt, now))
    : texts.notOpenedMade(clockOrDay(link.createdAt, now));
  return { is: 'not opened', text, next: 'copy' };
};

/** The state of a link at a moment (`now` in ms); a failed try leaves it open. */
export const linkState = (link: PaylinkRow, now: number): LinkState => {
  if (link.status === 'paid')
    return {
      is: 'paid',
      text: texts.paid(ageText(link.paidAt ?? link.createdAt, now)),
      next: link.invoiceId === null ? undefined : 'invoice',
    };
  if (link.status === 'cancelled') return { is: 'cancelled', text: texts.cancelled, next: 'again' };
  if (link.status === 'expired')
    return { is: 'expired', text: texts.expired(clockOrDay(link.expiresAt, now)), next: 'again' };
  return openState(link, now);
};

/** True while an age of these links is counted in seconds: they are then drawn each second. */
export const countsSeconds = (links: readonly PaylinkRow[], now: number): boolean =>
  links.some(({ paidAt }) => paidAt !== null && now - Date.parse(paidAt) < 60_000);
