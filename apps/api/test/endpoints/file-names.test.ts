import type { Call } from '@lectern/contract';
import { courseLessonCalls } from '@lectern/contract/catalog';
import { moneyByHandCalls } from '@lectern/contract/commerce';
import { libraryDocumentCalls } from '@lectern/contract/content';
import { driveCalls, messageCalls, ownTaskCalls, personFileCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { TestClient } from '../../src/testing';
import { titled } from './calls';
import { endpointFixture, type EndpointFixture } from './fixture';
import { openSession } from './people';
import { send } from './send';

let fixture: EndpointFixture;
let student: TestClient;
let submissionId: number;
beforeAll(async () => {
  fixture = await endpointFixture();
  const { rows } = await sql<{ id: number; userId: number }>`
    select s.id, t.user_id from submissions s join students t on t.id = s.student_id order by s.state = 'started' desc, s.id limit 1`.execute(
    fixture.db,
  );
  submissionId = rows[0]!.id;
  // The demo's own time for it may be over: other tests ran since it was made.
  await sql`update submissions set closes_at = now() + interval '1 hour' where id = ${submissionId}`.execute(
    fixture.db,
  );
  student = await openSession(fixture.api, rows[0]!.userId);
});
afterAll(() => fixture.close());

/** Calls whose files are handed on to others under the names that they were uploaded with. */
const uploads: readonly Call[] = [
  ...[messageCalls.upload, driveCalls.upload, courseLessonCalls.upload, libraryDocumentCalls.upload],
  ...[ownTaskCalls.attach, personFileCalls.upload, moneyByHandCalls.upload],
];
const upload = (call: Call, bytes: string, name: string) =>
  send(call === ownTaskCalls.attach ? student : fixture.admin, call, {
    ...(call === ownTaskCalls.attach && { id: submissionId }),
    file: new File([bytes], name),
  });

const scripts = [
  ...['a.bat', 'a.hta', 'a.js', 'a.pdf.js', 'a.ps1', 'a.vbs', 'a.lnk', 'a.url', 'a.html', 'a.svg', 'a.scf', 'a.exe'],
  ...['a.docm', 'desktop.ini', 'a.bat. ', 'main.py'],
];

describe('a file whose name does not fit its content is refused, and no row of it is kept', () => {
  it.each(titled(uploads))('%s', async (_name, call) => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from files`.execute(fixture.db)).rows[0]!.n;
    const before = await count();
    for (const name of scripts) expect([name, (await upload(call, 'echo hello', name)).status]).toEqual([name, 415]);
    const { status, body } = await upload(call, '%PDF-1.7', 'a.html');
    expect([status, body.message]).toEqual([
      415,
      'a.html holds a PDF, and its name ends in .html. Rename it to a.pdf and send it again',
    ]);
    expect(await count()).toBe(before);
    expect((await upload(call, '%PDF-1.7', 'a.pdf')).status).toBe(200);
  });
});

it('text and source code that opens in an editor is taken, and the refusal of a script names the way', async () => {
  for (const name of ['read me.md', 'Main.java', 'data.json', 'main.py.txt', 'notes'])
    expect([name, (await upload(messageCalls.upload, 'hello', name)).status]).toEqual([name, 200]);
  expect((await upload(messageCalls.upload, 'print()', 'main.py')).body.message).toBe(
    'main.py holds text, and its name ends in .py. Rename it to main.py.txt and send it again',
  );
});
