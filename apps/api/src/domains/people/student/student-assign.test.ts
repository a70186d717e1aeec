import { instituteCalls, studentCalls, type StudentDetail } from '@lectern/contract/people';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { jobOf, testWorker } from '../../../server/jobs/testing';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
let made = 0;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

type Places = { salesUserId?: number | null; instituteId?: number | null };
const assign = ({ id, version }: Pick<StudentDetail, 'id' | 'version'>, places: Places) =>
  fixture.admin.send(studentCalls.assign, { id, version, ...places });
const institute = async (values: object = {}) => {
  made += 1;
  const request = { name: `Institute ${made}`, code: `I_${made}`, kind: 'school' as const, countryId: fixture.india };
  return (await fixture.done(instituteCalls.create, { ...request, ...values })).institute;
};
const countOf = async (id: number): Promise<number> =>
  (await fixture.done(instituteCalls.detail, { id })).institute.studentsCount;
const ids = async (filter: Record<string, string>) =>
  (await fixture.done(studentCalls.list, { filter })).items.map(({ id }) => id);

it('a student has an owner of the sales team and an institute; the list is filtered by both', async () => {
  const [student, owner, school] = [await fixture.make(), await fixture.api.person(4), await institute()];
  expect((await assign(student, { salesUserId: owner.id, instituteId: school.id })).body).toMatchObject({
    result: { student: { salesUserId: owner.id, instituteId: school.id, instituteName: school.name } },
  });
  expect(await ids({ salesUserId: `eq:${owner.id}` })).toEqual([student.id]);
  expect(await ids({ instituteId: `eq:${school.id}` })).toEqual([student.id]);
  expect(await fixture.audits('student.assign', student.id)).toMatchObject([
    { changes: { salesUserId: [null, owner.id], instituteId: [null, school.id] } },
  ]);
});

it('nobody outside the sales team is an owner, and no inactive institute is chosen', async () => {
  const [student, outsider] = [await fixture.make(), await fixture.api.person(3)];
  const closed = await institute({ status: 'inactive' });
  expect(constraintsOf((await assign(student, { salesUserId: outsider.id })).body)).toEqual({
    salesUserId: ['Owner is Invalid'],
  });
  expect(constraintsOf((await assign(student, { instituteId: closed.id })).body)).toEqual({
    instituteId: ['Institute is Invalid'],
  });
});

it('students are counted as they come, move, are deleted and restored; the last seat is given once', async () => {
  const [first, second] = [await institute({ seatLimit: 1 }), await institute()];
  const [asha, ben] = [await fixture.make(), await fixture.make()];
  const answers = await Promise.all([asha, ben].map((student) => assign(student, { instituteId: first.id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const inside = answers[0]?.status === 200 ? asha : ben;
  const outside = inside === asha ? ben : asha;
  expect(await countOf(first.id)).toBe(1);
  const { version } = (await fixture.done(studentCalls.detail, { id: inside.id })).student;
  expect((await assign({ id: inside.id, version }, { instituteId: second.id })).status).toBe(200);
  expect([await countOf(first.id), await countOf(second.id)]).toEqual([0, 1]);
  const moved = (await fixture.done(studentCalls.detail, { id: inside.id })).student;
  await fixture.done(studentCalls.delete, { id: moved.id, version: moved.version });
  expect(await countOf(second.id)).toBe(0);
  const full = await institute({ seatLimit: 1 });
  await sql`update students set institute_id = ${full.id} where id = ${moved.id}`.execute(fixture.db);
  const rest = (await fixture.done(studentCalls.detail, { id: outside.id })).student;
  expect((await assign(rest, { instituteId: full.id })).status).toBe(200);
  const deleted = (await fixture.done(studentCalls.detail, { id: moved.id })).student;
  const back = await fixture.admin.send(studentCalls.restore, { id: deleted.id, version: deleted.version });
  expect(constraintsOf(back.body)).toEqual({ instituteId: ['This institute has no free seat'] });
});

it('an institute has no fewer seats than students', async () => {
  const school = await institute({ seatLimit: 2 });
  for (const student of [await fixture.make(), await fixture.make()]) await assign(student, { instituteId: school.id });
  const { id, version } = (await fixture.done(instituteCalls.detail, { id: school.id })).institute;
  const { body } = await fixture.admin.send(instituteCalls.update, { id, version, seatLimit: 1 });
  expect(constraintsOf(body)).toEqual({ seatLimit: ['This institute has 2 students'] });
});

it('the lead status alone is changed by its own call', async () => {
  const { id, version } = await fixture.make();
  expect((await fixture.admin.send(studentCalls.lead, { id, version, leadState: 'contacted' })).body).toMatchObject({
    result: { student: { leadState: 'contacted' } },
  });
});

it('many students get an institute up to its last seat; the others are left as they are, with the reason', async () => {
  const school = await institute({ seatLimit: 2 });
  const students = [await fixture.make(), await fixture.make(), await fixture.make()];
  const { job } = await fixture.done(jobCalls.bulk, {
    action: 'student.assign',
    ids: students.map(({ id }) => id),
    args: { instituteId: String(school.id) },
  });
  await testWorker(fixture.api).drain();
  expect((await jobOf(fixture.admin, job.id)).summary).toEqual({ done: 2, skipped: 1, failed: 0 });
  const left = await fixture.done(jobCalls.rows, { id: job.id, filter: { state: 'in:skipped,failed' } });
  expect(left.items.map(({ errors }) => errors.map(({ constraints }) => Object.values(constraints)).flat())).toEqual([
    ['This institute has no free seat'],
  ]);
  expect(await countOf(school.id)).toBe(2);
});
