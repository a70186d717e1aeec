import { livePath } from '@lectern/contract/platform/live';
import { auditCalls } from '@lectern/contract/platform/audit';
import { searchCalls } from '@lectern/contract/platform/search';
import { instituteCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { testWorker } from '../../../server/jobs/testing';
import { studentFixture, type StudentFixture } from '../testing';

// Only its resource declares an institute: each test goes through something that reads the resources.
let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const made = async (name: string, code: string) =>
  (await fixture.done(instituteCalls.create, { name, code, kind: 'school', countryId: fixture.india, city: 'Pune' }))
    .institute;

it('an institute is found by the search of the console, under its own title', async () => {
  const { id } = await made('Riverdale Academy', 'RIVER');
  expect(await fixture.done(searchCalls.search, { q: 'riverd' })).toEqual({
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
  const socket = io(fixture.api.origin, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { session: fixture.admin.sessionId },
    extraHeaders: { cookie: fixture.admin.headers()['cookie'] ?? '', origin: 'http://localhost' },
  });
  await new Promise((resolve) => void socket.once('notification', resolve));
  const changed = new Promise((resolve) => void socket.once('changed', resolve));
  const { id } = await made('Lakeside College', 'LAKE');
  expect(await changed).toEqual({ list: 'admin/institutes/list', ids: [id], by: fixture.admin.userId });
  socket.close();
});

it('the history of an institute is for who may read institutes', async () => {
  const { id } = await made('Hillside School', 'HILL');
  const { items } = await fixture.done(auditCalls.entity, { entity: 'institutes', id });
  expect(items.map(({ action }) => action)).toEqual(['institute.create']);
  const student = await fixture.api.signIn(15);
  expect(await student.send(auditCalls.entity, { entity: 'institutes', id })).toMatchObject({
    status: 403,
    body: { missing: ['instituteList'] },
  });
});

it('an institute that was deleted more than 30 days ago is purged', async () => {
  const { id } = await made('Old Mill School', 'MILL');
  await sql`update institutes set deleted_at = now() - interval '31 days' where id = ${id}`.execute(fixture.db);
  await sql`insert into jobs (name, kind) values ('trash.purge', 'clock')`.execute(fixture.db);
  await testWorker(fixture.api).drain();
  expect((await sql`select id from institutes where id = ${id}`.execute(fixture.db)).rows).toEqual([]);
});
