import { messages, say, type FieldError, type RequestOf } from '@lectern/contract';
import type { batchCalls } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { requireCourse } from './batch-course.queries';
import { requireCurrency, requireSkill, requireTrainer } from './batch-people.queries';
import { requireZone } from './plan';

type Written = Partial<Omit<RequestOf<typeof batchCalls.create>, 'rules' | 'meetings' | 'startsOn' | 'meetingCount'>>;

/** Booking closes a week after the first meeting at the latest. */
const bookingDays = 7;

const together = ({ priceMinor, currency, bookingClosesAt }: Written, firstStart: string | undefined): FieldError[] => {
  const price = priceMinor ?? null;
  const latest = firstStart && Date.parse(firstStart) + bookingDays * 86_400_000;
  return [
    ...(price !== null && !currency
      ? [fieldError('currency', 'required', say(messages.required, { field: 'Currency' }))]
      : []),
    ...(price === null && currency
      ? [fieldError('priceMinor', 'required', say(messages.required, { field: 'Price' }))]
      : []),
    ...(bookingClosesAt && latest && Date.parse(bookingClosesAt) > latest
      ? [fieldError('bookingClosesAt', 'latest', `At most ${bookingDays} days after the first meeting`)]
      : []),
  ];
};

/** What a batch's fields refer to, and how they fit together. Of an update only what changes is looked up. @throws 400 on each field */
export const checkBatch = async (
  db: Kysely<DB>,
  written: Written,
  firstStart: string | undefined,
  whole: Written = written,
): Promise<void> => {
  const wrong = together(whole, firstStart);
  if (wrong.length > 0) throw badRequest(wrong);
  if (written.timeZone !== undefined) await requireZone(db, written.timeZone);
  if (written.trainerId !== undefined) await requireTrainer(db, written.trainerId);
  if (written.kind !== undefined || written.courseId !== undefined) await requireCourse(db, written, whole);
  if (written.skillId) await requireSkill(db, written.skillId);
  if (written.currency) await requireCurrency(db, written.currency);
};
