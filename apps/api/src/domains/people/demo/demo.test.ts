import { demoCalls, studentCalls, trainerCalls, type DemoRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { trainerFixture, type TrainerFixture } from '../trainer/testing';

let fixture: TrainerFixture;
let studentId: number;
let trainerId: number;
beforeAll(async () => {
  fixture = await trainerFixture();
  studentId = (await fixture.done(studentCalls.create, { ...fixture.fields(), firstName: 'Devi' })).student.id;
  const trainer = await fixture.make();
  trainerId = trainer.id;
});
afterAll(() => fixture.close());

const at = (hours: number): string => new Date(Date.UTC(2099, 0, 1, hours)).toISOString();
const plan = (hours: number, minutes = 60) => ({
  studentId,
  skillId: fixture.physics,
  trainerId,
  startsAt: at(hours),
  durationMinutes: minutes,
  timeZone: 'Asia/Kolkata',
});
const keyOf = ({ id, version }: DemoRow) => ({ id, version });

it('is scheduled with a verified trainer alone', async () => {
  const { status } = await fixture.admin.send(demoCalls.create, plan(1));
  expect(status).toBe(400);
  await sql`update trainers set state = 'verified' where id = ${trainerId}`.execute(fixture.db);
  const { demo } = await fixture.done(demoCalls.create, plan(1));
  expect(demo).toMatchObject({ state: 'scheduled', trainerId, skillName: 'Physics' });
  const { rows } = await sql<{ lead: string }>`select lead_state as lead from students where id = ${studentId}`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ lead: 'demo' }]);
});

it('refuses an hour in which the trainer has another demo, and takes the one right after it', async () => {
  const { status, body } = await fixture.admin.send(demoCalls.create, plan(1.5));
  expect([status, body]).toMatchObject([
    409,
    { result: { title: expect.stringContaining('Demo with Devi') as unknown } },
  ]);
  const { demo } = await fixture.done(demoCalls.create, plan(2));
  expect((await fixture.admin.send(demoCalls.update, { ...keyOf(demo), startsAt: at(1) })).status).toBe(409);
  expect((await fixture.done(demoCalls.update, { ...keyOf(demo), startsAt: at(3) })).demo.startsAt).toContain('03:00');
});

it('is queued by the trainer’s row: of two plans for one hour at once one is made', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fixture.admin.send(demoCalls.create, plan(8))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('is done with an outcome, and counts for the trainer', async () => {
  const wish = (await fixture.done(demoCalls.create, { studentId, skillId: fixture.physics, durationMinutes: 30 }))
    .demo;
  expect(wish.state).toBe('requested');
  expect((await fixture.admin.send(demoCalls.state, { ...keyOf(wish), to: 'done', outcome: 'thinking' })).status).toBe(
    409,
  );
  const { demo } = await fixture.done(demoCalls.update, { ...keyOf(wish), trainerId, startsAt: at(12) });
  expect((await fixture.admin.send(demoCalls.state, { ...keyOf(demo), to: 'done' })).status).toBe(400);
  const done = await fixture.done(demoCalls.state, { ...keyOf(demo), to: 'done', outcome: 'converted' });
  expect(done.demo).toMatchObject({ state: 'done', outcome: 'converted' });
  const { trainer } = await fixture.done(trainerCalls.detail, { id: trainerId });
  expect([trainer.demosDone, trainer.parts.find(({ part }) => part === 'demo')?.state]).toEqual([1, 'pending']);
});

it('demos by time are read by an index, in both directions', async () => {
  const { db } = fixture;
  await sql`set enable_seqscan = off`.execute(db);
  const planOf = async (order: string): Promise<string> =>
    JSON.stringify(
      (
        await sql`explain (format json) select id from demos d where d.deleted_at is null order by ${sql.raw(order)} limit 26`.execute(
          db,
        )
      ).rows,
    );
  expect(await planOf("coalesce(d.starts_at, 'infinity'::timestamptz), d.id")).toContain('demos_starts_up');
  expect(await planOf("coalesce(d.starts_at, '-infinity'::timestamptz) desc, d.id desc")).toContain(
    'demos_starts_down',
  );
});
