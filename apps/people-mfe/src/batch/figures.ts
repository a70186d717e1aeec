import { batchKinds, type BatchDetail } from '@lectern/contract/people';
import * as list from '../texts/batch-list';
import * as texts from '../texts/batch-page';
import { clockIn, dayIn, zoneText } from './zone-time';

/** Who teaches what, and in which zone. */
export const identityOf = ({ kind, trainerName, skillName, timeZone, startsAt }: BatchDetail): string =>
  [batchKinds[kind], trainerName, skillName, zoneText(timeZone, startsAt)].filter(Boolean).join(' · ');

/** Key figures of a batch: label and value. */
export const figuresOf = (batch: BatchDetail): readonly (readonly [label: string, value: string])[] => [
  [texts.seats, list.taken(batch.seatsTaken, batch.seats)],
  [texts.waitlist, String(batch.waitlisted)],
  [texts.held, texts.heldOf(batch.meetingsHeld, batch.meetingsTotal)],
  [texts.period, texts.fromTo(dayIn(batch.timeZone, batch.startsAt), dayIn(batch.timeZone, batch.endsAt))],
  [
    texts.next,
    batch.nextMeetingAt
      ? `${dayIn(batch.timeZone, batch.nextMeetingAt)}, ${clockIn(batch.timeZone, batch.nextMeetingAt)}`
      : texts.none,
  ],
];
