import { livePath } from '@lectern/contract/platform/live';
import { auditCalls } from '@lectern/contract/platform/audit';
import { searchCalls } from '@lectern/contract/platform/search';
import { instituteCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { testWorker } from '../../../server/jobs/testing';
import { studentDesk, type StudentDesk } from '../testing';

// Only its resource declares an institute: each test goes through something that reads the resources.
let desk: StudentDesk;
beforeAll(async () => void (desk = await studentDesk()));
afterAll(() => desk.close());

const made = async (name: string, code: string) =>
  (await desk.done(instituteCalls.create, { name, code, kind: 'school', countryId: desk.india, city: 'Pune' }))
    .institute;

it('an institute is found by the search of the console, under its own title', async () => {
  const { id } = await made('Riverdale Academy', 'RIVER');
  expect(await desk.done(searchCalls.search, { q: 'riverd' })).toEqual({
    groups: [
      {
        type: 'institutes',
        title: 'Institutes',
        hits: [{ id, title: 'Riverdale Academy', subtitle: 'Pune', route: `/institutes?id=${id}` }],
        more: false,
        list: '/institutes',
      },
    ],
    late: [],
  });
});

it('an open list of institutes hears of a change by the path of its call', async () => {
  const socket = io(desk.api.origin, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { session: desk.admin.sessionId },
    extraHeaders: { cookie: desk.admin.headers()['cookie'] ?? '', origin: 'http://localhost' },
  });
  await new Promise((resolve) => void socket.once('notification', resolve));
  const changed = new Promise((resolve) => void socket.once('changed', resolve));
  const { id } = await made('Lakeside College', 'LAKE');
  expect(await changed).toEqual({ list: 'admin/institutes/list', ids: [id], by: desk.admin.userId });
  socket.close();
});

it('the history of an institute is for who may read institutes', async () => {
  const { id } = await made('Hillside School', 'HILL');
  const { items } = await desk.done(auditCalls.entity, { entity: 'institutes', id });
  expect(items.map(({ action }) => action)).toEqual(['institute.create']);
  const student = await desk.api.signIn(15);
  expect(await student.send(auditCalls.entity, { entity: 'institutes', id })).toMatchObject({
    status: 403,
    body: { missing: ['instituteList'] },
  });
});

it('an institute that was deleted more than 30 days ago is purged', async () => {
  const { id } = await made('Old Mill School', 'MILL');
  await sql`update institutes set deleted_at = now() - interval '31 days' where id = ${id}`.execute(desk.db);
  await sql`insert into jobs (name, kind) values ('trash.purge', 'clock')`.execute(desk.db);
  await testWorker(desk.api).drain();
  expect((await sql`select id from institutes where id = ${id}`.execute(desk.db)).rows).toEqual([]);
});
