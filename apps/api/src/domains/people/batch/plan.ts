import { messages, say, type FieldError } from '@lectern/contract';
import { maxMeetings, type BatchRule, type MeetingTime } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, ApiError, fieldError } from '../../../server/calls/errors';
import { isTimeZone } from '../../platform/setting/setting.queries';
import { lockTrainer, overlapsOf, type Overlap } from './overlap.queries';
import { meetingsByRules, timed, type TimedMeeting } from './plan.queries';

/** What a person writes of a plan. */
export interface Plan {
  readonly rules?: readonly BatchRule[] | undefined;
  readonly startsOn?: string | null | undefined;
  readonly meetingCount?: number | undefined;
  readonly meetings?: readonly MeetingTime[] | undefined;
}

const missing = (property: string, field: string): FieldError =>
  fieldError(property, 'required', say(messages.required, { field }));

/** @throws 400 for a zone that the console does not offer */
export const requireZone = async (db: Kysely<DB>, zone: string): Promise<void> => {
  if (!(await isTimeZone(db, zone)))
    throw badRequest(fieldError('timeZone', 'unknown', say(messages.invalid, { field: 'Time zone' })));
};

/** The meetings of a plan with their instants. @throws 400 where neither a pattern nor meetings are there, or the pattern is not whole */
export const readPlan = async (db: Kysely<DB>, zone: string, plan: Plan): Promise<readonly TimedMeeting[]> => {
  const { rules = [], startsOn, meetingCount, meetings = [] } = plan;
  if (rules.length === 0 && meetings.length === 0) throw badRequest(missing('meetings', 'Meetings'));
  if (rules.length === 0) return timed(db, zone, meetings);
  const wrong = [
    ...(startsOn ? [] : [missing('startsOn', 'First day')]),
    ...(meetingCount ? [] : [missing('meetingCount', 'Number of meetings')]),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  const byRules = await meetingsByRules(db, rules, startsOn ?? '', meetingCount ?? 0);
  const all = [...byRules, ...meetings];
  if (all.length > maxMeetings)
    throw badRequest(fieldError('meetings', 'max', say(messages.invalid, { field: 'Meetings' })));
  return timed(db, zone, all);
};

/** '24 Nov 2026, 17:00 UTC': an instant in an error text. */
const momentText = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' })} UTC`;

const overlapText = ({ title, startsAt }: Overlap): string =>
  `The trainer has “${title}” at that time (${momentText(startsAt)})`;

/**
 * Locks the trainer, then refuses what the trainer can't hold. `pathOf` names the field of each meeting.
 * @throws 409 on the first meeting that overlaps, with the other's title
 */
export const refuseOverlaps = async (
  db: Kysely<DB>,
  trainerId: number,
  meetings: readonly Pick<TimedMeeting, 'startsAt' | 'endsAt'>[],
  { pathOf, ...except }: { pathOf: (at: number) => string; batchId?: number; meetingId?: number },
): Promise<void> => {
  await lockTrainer(db, trainerId);
  const overlaps = await overlapsOf(db, trainerId, meetings, except);
  if (overlaps.length === 0) return;
  throw new ApiError(409, {
    message: overlapText(overlaps[0]!),
    error: overlaps.map((overlap) => fieldError(pathOf(overlap.at), 'overlap', overlapText(overlap))),
  });
};

/** @throws 400 on each meeting that begins in the past, and 409 where two of them overlap */
export const refusePast = (
  meetings: readonly Pick<TimedMeeting, 'startsAt'>[],
  now: Date,
  pathOf: (at: number) => string,
): void => {
  const wrong = meetings.flatMap(({ startsAt }, at) =>
    Date.parse(startsAt) <= now.getTime() ? [fieldError(pathOf(at), 'ahead', 'This time has passed')] : [],
  );
  if (wrong.length > 0) throw badRequest(wrong);
};

/** @throws 400 on a meeting that begins before another one of the same plan has ended */
export const refuseOwnOverlaps = (
  meetings: readonly Pick<TimedMeeting, 'startsAt' | 'endsAt'>[],
  pathOf: (at: number) => string,
): void => {
  const order = meetings
    .map((meeting, at) => ({ ...meeting, at }))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const wrong = order.flatMap(({ startsAt, at }, index) => {
    const before = order[index - 1];
    return before && Date.parse(before.endsAt) > Date.parse(startsAt)
      ? [fieldError(pathOf(at), 'overlap', 'This overlaps with another meeting of the plan')]
      : [];
  });
  if (wrong.length > 0) throw badRequest(wrong);
};
