import { subscriptionChangeCalls } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';
import type { Overtaken } from './rows';

/** A trial of the plan *Learner* of a new student. */
const newTrial = async ({ done, next }: EndpointFixture): Promise<{ id: number; version: number }> => {
  const { student } = await done(studentCalls.create, {
    firstName: 'Asha',
    lastName: 'Rao',
    countryId: 1,
    mobile: `55511 ${String(next()).padStart(5, '0')}`,
  });
  const { id } = await done(subscriptionChangeCalls.trial, { studentId: student.id, planId: 3 });
  return { id, version: 1 };
};
const reason = 'Moves to another city';

/** Makes the student of a subscription one of the admin's own accounts. */
const makeOwn = async ({ db, admin }: EndpointFixture, subscriptionId: number): Promise<void> => {
  await sql`
    with me as (
      insert into students (user_id) values (${admin.userId}) on conflict (user_id) do update set user_id = excluded.user_id returning id)
    update students s set merged_into_id = me.id from me, subscriptions b where b.id = ${subscriptionId} and s.id = b.student_id`.execute(
    db,
  );
};
type Rows = Readonly<Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>>;

const ofOthers = {
  subscription: async (fixture) => {
    const read = await newTrial(fixture);
    const theirs = await fixture.done(subscriptionChangeCalls.cancel, { ...read, when: 'end', reason }, fixture.other);
    return { read, now: { id: read.id, version: theirs.version } };
  },
  'subscription that ends': async (fixture) => {
    const read = await newTrial(fixture);
    const marked = await fixture.done(subscriptionChangeCalls.cancel, { ...read, when: 'end', reason });
    const theirs = await fixture.done(
      subscriptionChangeCalls.move,
      { id: read.id, version: marked.version, planId: 4 },
      fixture.other,
    );
    return { read: { id: read.id, version: marked.version }, now: { id: read.id, version: theirs.version } };
  },
} satisfies Rows;

const own = async (fixture: EndpointFixture, overtaken: Overtaken): Promise<Overtaken> => {
  await makeOwn(fixture, overtaken.read.id);
  return overtaken;
};

/** Subscriptions that somebody else has changed since they were read, also those of the person who asks. */
export const subscriptionOvertaken = {
  ...ofOthers,
  'subscription of one’s own': async (fixture) => {
    const read = await newTrial(fixture);
    const theirs = await fixture.done(subscriptionChangeCalls.move, { ...read, planId: 4 }, fixture.other);
    return own(fixture, { read, now: { id: read.id, version: theirs.version } });
  },
  'subscription of one’s own that ends': async (fixture) =>
    own(fixture, await ofOthers['subscription that ends'](fixture)),
} satisfies Rows;
