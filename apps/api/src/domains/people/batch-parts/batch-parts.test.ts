import { batchActivityCalls, batchReportCalls, curriculumCalls, driveCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { batchFixture, type BatchFixture } from './testing';

let f: BatchFixture;
let batchId: number;
beforeAll(async () => {
  f = await batchFixture();
  batchId = await f.newBatch();
});
afterAll(() => f.close());

const newItem = async (title: string, parentId: number | null = null, of = batchId) =>
  (await f.done(curriculumCalls.create, { batchId: of, parentId, title })).item;
const titles = async () => (await f.done(curriculumCalls.list, { batchId })).items.map(({ title }) => title);

describe('a curriculum', () => {
  it('has lessons behind their sections, and takes a whole order with what comes from another section', async () => {
    const [one, two] = [await newItem('One'), await newItem('Two')];
    const [a, b] = [await newItem('a', one.id), await newItem('b', one.id)];
    const c = await newItem('c', two.id);
    expect(await titles()).toEqual(['One', 'a', 'b', 'Two', 'c']);
    await f.done(curriculumCalls.order, { batchId, parentId: null, ids: [two.id, one.id] });
    await f.done(curriculumCalls.order, { batchId, parentId: two.id, ids: [b.id, c.id] });
    expect(await titles()).toEqual(['Two', 'b', 'c', 'One', 'a']);
    for (const ids of [[c.id], [b.id, c.id, one.id], [b.id, b.id, c.id]])
      expect((await f.send(curriculumCalls.order, { batchId, parentId: two.id, ids })).status).toBe(409);
    expect((await f.send(curriculumCalls.delete, { id: one.id, version: one.version })).status).toBe(409);
    await f.done(curriculumCalls.delete, { id: a.id, version: a.version });
  });

  it('finishes a lesson for those who were at its meeting, and the report counts it', async () => {
    const of = await f.newBatch();
    const { rows } = await sql<{ id: number }>`
      insert into meetings (batch_id, number, local_date, local_start, duration_minutes, state) values (${of}, 1, current_date - 1, '10:00', 60, 'ended') returning id`.execute(
      f.db,
    );
    const meetingId = rows[0]!.id;
    await sql`insert into attendance (meeting_id, student_id, state, minutes) values (${meetingId}, ${f.ashaId}, 'present', 60), (${meetingId}, ${f.benId}, 'absent', 0)`.execute(
      f.db,
    );
    const section = await newItem('Start', null, of);
    const { item } = await f.done(curriculumCalls.create, {
      batchId: of,
      parentId: section.id,
      title: 'First',
      meetingId,
    });
    const done = await f.done(curriculumCalls.progress, { id: item.id, version: item.version, state: 'done' });
    expect(done.item).toMatchObject({ state: 'done', completed: 1 });
    const { report } = await f.done(batchReportCalls.report, { batchId: of });
    const figures = report.students.map(({ studentId, itemsDone, meetingsAttended }) => [
      studentId,
      itemsDone,
      meetingsAttended,
    ]);
    expect(Object.fromEntries(figures.map(([id, ...rest]) => [id!, rest]))).toEqual({
      [f.ashaId]: [1, 1],
      [f.benId]: [0, 0],
    });
    expect(report).toMatchObject({
      members: 2,
      attendance: [{ number: 1, present: 1, absent: 1 }],
      curriculum: [{ title: 'Start', done: 1, total: 1 }],
      trend: [{ attendance: 50, marks: null }],
    });
    await f.done(curriculumCalls.progress, {
      id: item.id,
      version: done.item.version,
      studentId: f.benId,
      percent: 40,
    });
    expect((await f.done(curriculumCalls.studentProgress, { batchId: of, studentId: f.benId })).items).toMatchObject([
      { percent: 40 },
    ]);
    const one = await f.done(batchReportCalls.report, { batchId: of, studentId: f.benId });
    expect(one.report).toMatchObject({ attendance: [{ present: 0, absent: 1 }], students: [{ studentId: f.benId }] });
  });
});

const upload = async (name: string) => {
  const body = new FormData();
  body.set('file', new Blob(['name,marks\nAsha,10\n']), name);
  const response = await f.admin.fetch('/api/batch/drive/file', { method: 'POST', body });
  return ((await response.json()) as { result: { file: { id: number } } }).result.file.id;
};
const newFolder = async (name: string, parentId: number | null = null, more = {}) =>
  (await f.done(driveCalls.create, { batchId, kind: 'folder', name, parentId, ...more })).item;

describe('a drive', () => {
  it('has names that are free in their folder, and no folder in itself', async () => {
    const [outer, other] = [await newFolder('Outer'), await newFolder('Other')];
    const inner = await newFolder('Inner', outer.id);
    const refused = await f.send(driveCalls.create, { batchId, kind: 'folder', name: 'outer' });
    expect([refused.status, refused.message]).toEqual([409, 'Name is already in use']);
    const ring = await f.send(driveCalls.update, { id: outer.id, version: outer.version, parentId: inner.id });
    expect([ring.status, ring.message]).toEqual([400, 'A folder can’t be moved into itself or a folder below it']);
    // Two moves that would make a ring together: one of them finds the other done.
    const crossed = await Promise.all([
      f.send(driveCalls.update, { id: outer.id, version: outer.version, parentId: other.id }),
      f.send(driveCalls.update, { id: other.id, version: other.version, parentId: inner.id }),
    ]);
    expect(crossed.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('shows students what is visible up to the top, and nothing to others', async () => {
    const shown = await newFolder('Shown');
    const hidden = await newFolder('Hidden', null, { visibleToStudents: false });
    const put = async (name: string, parentId: number) =>
      (await f.done(driveCalls.create, { batchId, kind: 'file', name, parentId, fileId: await upload(name) })).item;
    const [open, secret] = [await put('open.csv', shown.id), await put('secret.csv', hidden.id)];
    const own = (await f.done(driveCalls.own, {}, f.asha)).items.map(({ name }) => name);
    expect(own).toEqual(expect.arrayContaining(['Shown', 'open.csv']));
    expect(own).not.toEqual(expect.arrayContaining(['Hidden']));
    expect(own).not.toEqual(expect.arrayContaining(['secret.csv']));
    const { url } = await f.done(driveCalls.address, { id: open.id }, f.asha);
    expect(url).toMatch(/\/document\?name=open\.csv&until=\d+&key=test&sign=/);
    expect((await f.send(driveCalls.address, { id: secret.id }, f.asha)).status).toBe(404);
    await f.done(driveCalls.address, { id: secret.id }, f.reader);
    expect((await f.send(driveCalls.delete, { id: shown.id, version: shown.version })).status).toBe(409);
    await f.done(driveCalls.delete, { id: open.id, version: open.version });
    const { rows } = await sql`select status from files where id = ${open.fileId}`.execute(f.db);
    expect(rows).toEqual([{ status: 'deleting' }]);
  });
});

it('activities are read from the newest on, and by their part', async () => {
  const of = await f.newBatch();
  for (const title of ['One', 'Two', 'Three']) await newItem(title, null, of);
  const first = await f.done(batchActivityCalls.list, { batchId: of, limit: 2 });
  expect([first.hasMore, first.items.map(({ data }) => data['title'])]).toEqual([true, ['Three', 'Two']]);
  const rest = await f.done(batchActivityCalls.list, { batchId: of, limit: 2, before: first.items[1]!.id });
  expect([rest.hasMore, rest.items.length, rest.items[0]!.actorName]).toEqual([false, 1, expect.any(String)]);
  expect((await f.done(batchActivityCalls.list, { batchId: of, group: 'task' })).items).toEqual([]);
});
