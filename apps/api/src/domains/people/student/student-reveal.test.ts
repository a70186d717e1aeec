import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const auditsOf = async (id: number) =>
  (
    await sql<{ changes: unknown }>`
      select changes from audit_log where action = 'student.reveal' and entity_id = ${String(id)} order by id`.execute(
      fixture.db,
    )
  ).rows.map(({ changes }) => changes);

it('shows sales one value of a student at a time, with the reason in the audit', async () => {
  const { id } = await fixture.make({ mobile: '98200 41763' });
  const masked = (await fixture.done(studentCalls.detail, { id }, fixture.sales)).student;
  expect(masked.mobile).not.toBe('+919820041763');
  const shown = { id, field: 'mobile', reason: 'To ring back' } as const;
  expect(await fixture.done(studentCalls.reveal, shown, fixture.sales)).toEqual({ value: '+919820041763' });
  expect(await auditsOf(id)).toEqual([{ reason: [null, 'Mobile: To ring back'] }]);
  const nothing = { id, field: 'guardianEmail', reason: 'To write to them' } as const;
  expect(await fixture.done(studentCalls.reveal, nothing, fixture.sales)).toEqual({ value: null });
});

it('needs a reason, and a student', async () => {
  const { id } = await fixture.make();
  const refused = await fixture.sales.send(studentCalls.reveal, { id, field: 'mobile', reason: '' });
  const missing = await fixture.sales.send(studentCalls.reveal, {
    id: 999_999,
    field: 'mobile',
    reason: 'To ring back',
  });
  expect([refused.status, missing.status, await auditsOf(id)]).toEqual([400, 404, []]);
});
