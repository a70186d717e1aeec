import type { RequestOf } from '@lectern/contract';
import { batchCalls, batchMemberCalls, meetingCalls, type BatchDetail } from '@lectern/contract/people';
import { sql } from 'kysely';
import { studentFixture } from '../testing';

/** 'YYYY-MM-DD' so many days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Students, trainers and batches on a database of their own. */
export const batchFixture = async () => {
  const fixture = await studentFixture();
  const { api, db, done } = fixture;

  /** A trainer in this state. */
  const trainer = async (state = 'verified'): Promise<number> => {
    const { id: userId } = await api.person(14);
    const { rows } = await sql<{ id: number }>`
      insert into trainers (user_id, state) values (${userId}, ${state}) returning id`.execute(db);
    return rows[0]!.id;
  };
  const zone = async (name: string): Promise<void> =>
    void (await sql`insert into time_zones (name, label) values (${name}, ${name}) on conflict do nothing`.execute(db));
  const standard = await trainer();
  let day = 1;
  let students = 0;

  /** A batch of three meetings of its own days, unless `values` says otherwise. */
  const batch = async (values: Partial<RequestOf<typeof batchCalls.create>> = {}): Promise<BatchDetail> => {
    const meetings = [0, 1, 2].map(() => ({
      localDate: dayFromNow((day += 1)),
      localStart: '18:00',
      durationMinutes: 60,
    }));
    const request = {
      title: 'Algebra in the evening',
      kind: 'training' as const,
      trainerId: standard,
      timeZone: 'Asia/Kolkata',
      seats: 5,
      meetings,
      ...values,
    };
    return (await done(batchCalls.create, request)).batch;
  };
  /** A student; names have letters alone. */
  const student = async (): Promise<number> => {
    students += 1;
    const letters = [...String(students)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    return (await fixture.make({ lastName: `Rao ${letters}` })).id;
  };
  const book = async (
    batchId: number,
    studentIds: readonly number[],
    as: 'active' | 'reserved' | 'waitlisted' = 'active',
  ) => (await done(batchMemberCalls.add, { batchId, studentIds: [...studentIds], as })).members;
  const members = async (batchId: number) => (await done(batchMemberCalls.list, { batchId, limit: 100 })).items;
  const meetings = async (batchId: number) => (await done(meetingCalls.list, { batchId })).meetings;
  const read = async (id: number) => (await done(batchCalls.detail, { id })).batch;
  return { ...fixture, trainer, zone, standard, batch, student, book, members, meetings, read };
};
export type BatchFixture = Awaited<ReturnType<typeof batchFixture>>;
