import { studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { studentFixture, type StudentFixture } from '../testing';
import { figuresQuery } from './student-figures';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const figures = () => fixture.done(studentCalls.figures, {}, fixture.sales);
const signedUp = (id: number, at: string) =>
  sql`update students set created_at = ${at} where id = ${id}`.execute(fixture.db);
/** A moment `days` before today, `hours` after the midnight of the business. */
const moment = async (days: number, hours: number): Promise<string> =>
  (
    await sql<{ at: string }>`
      select business_day((now() at time zone business_zone())::date - ${days}::int) + make_interval(hours => ${hours}) as at`.execute(
      fixture.db,
    )
  ).rows[0]!.at;

it('sign-ups are counted by the days of the business, today last, and days without one too', async () => {
  const made = [await fixture.make(), await fixture.make(), await fixture.make(), await fixture.make()];
  const [today, first, before, gone] = made.map(({ id }) => id);
  await signedUp(today!, await moment(0, 0));
  await signedUp(first!, await moment(29, 1));
  await signedUp(before!, await moment(30, 23));
  await sql`update students set deleted_at = now() where id = ${gone!}`.execute(fixture.db);
  const { days } = await figures();
  expect(days).toHaveLength(30);
  expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
  expect([days[0]?.count, days[29]?.count, days.reduce((sum, { count }) => sum + count, 0)]).toEqual([1, 1, 2]);
});

it('who waits is a new lead, and a blocked account counts once', async () => {
  const before = await figures();
  const { id, version } = await fixture.make();
  const { userId } = await fixture.make();
  expect((await figures()).waiting).toBe(before.waiting + 2);
  await fixture.done(studentCalls.update, { id, version, leadState: 'contacted' });
  await fixture.done(userCalls.block, { id: userId, version: 1, reason: 'Asked for it' });
  expect(await figures()).toMatchObject({ waiting: before.waiting + 1, blocked: before.blocked + 1 });
});

it('no table of people is read as a whole for it', async () => {
  const plan = await fixture.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`explain ${figuresQuery}`.execute(transaction);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan on (students|users)/);
});
