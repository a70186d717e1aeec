import { sql } from 'kysely';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailedToken } from '../../domains/platform/auth/testing';
import { authCalls } from '@lectern/contract/platform';
import { testApi, type TestApi } from '../../testing';
import { createWorker } from '../jobs/worker';
import { jobHandlers } from '../../domains/job-handlers';
import { folderMailer } from './folder-mailer';
import type { Mailer } from './mailer';
import { queueMail } from './queue-mail';
import { smtpMailer } from './smtp-mailer';
import { smtpAnswer, smtpServer } from './testing';

const from = 'Lectern <no-reply@lectern.example>';
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => sql`delete from mails`.execute(api.database.db));

/** Lets a worker do all that is due; `isLater`: waits between attempts are over. */
const work = async (mailer: Mailer, { isLater = true } = {}): Promise<void> => {
  if (isLater) await sql`update mails set next_attempt_at = now()`.execute(api.database.db);
  await sql`update job_schedules set next_run_at = now() where name = 'mail.send'`.execute(api.database.db);
  await queueAgain();
  await createWorker({
    services: { ...api.services, mailer },
    pool: api.database.pool,
    handlers: jobHandlers,
    report: (error) => {
      throw error;
    },
    name: 'test',
  }).drain();
  mailer.close();
};
/** What the clock does each minute. */
const queueAgain = () =>
  sql`insert into jobs (kind, name, dedupe_key) values ('clock', 'mail.send', 'mail.send') on conflict do nothing`.execute(
    api.database.db,
  );
interface StoredMail {
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly secret: boolean;
  readonly isWaiting: boolean;
}
const mails = async (): Promise<StoredMail[]> =>
  (
    await sql<StoredMail>`select state, attempts, error, secret_sealed is not null as secret, next_attempt_at > now() as is_waiting from mails order by id`.execute(
      api.database.db,
    )
  ).rows;
const lock = async (name: string): Promise<string> => {
  const { id, email } = await api.person(3);
  await queueMail(api.database.db, id, { name: 'account-locked', dedupeKey: name });
  return email;
};

test('a mail goes out in text and HTML with its link, and the link is nowhere in the database any more', async () => {
  const server = await smtpServer();
  const { email } = await api.person(3);
  await api.stranger().send(authCalls.forgotPassword, { email });
  const token = await mailedToken(api, email);
  await work(smtpMailer(server.url, from));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual([email]);
  const source = server.received[0]?.source ?? '';
  expect(source.split(`http://localhost/auth/reset-password#token=${token}`)).toHaveLength(4);
  expect(source).toMatch(/^From: Lectern <no-reply@lectern\.example>/m);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1, secret: false }]);
  const { rows } = await sql`select to_jsonb(m)::text as row from mails m`.execute(api.database.db);
  expect(JSON.stringify(rows)).not.toContain(token);
  await server.close();
});

test('what the server never takes has failed, with its answer; what it does not take now is tried again later', async () => {
  const refused = await lock('refused');
  const delayed = await lock('delayed');
  const taken = await lock('taken');
  const server = await smtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === refused
          ? smtpAnswer(550, 'No such mailbox')
          : address === delayed
            ? smtpAnswer(451, 'Greylisted')
            : undefined,
      ),
  });
  await work(smtpMailer(server.url, from));
  expect(server.received.map(({ to }) => to)).toEqual([[taken]]);
  expect(await mails()).toMatchObject([
    { state: 'failed', attempts: 1, error: expect.stringContaining('No such mailbox') as string },
    { state: 'queued', attempts: 1, error: expect.stringContaining('Greylisted') as string, isWaiting: true },
    { state: 'sent', error: null },
  ]);
  await server.close();
});

test('the file of a mail goes with it, and a mail without its file is not sent', async () => {
  const { db } = api.database;
  const { id } = await api.person(3);
  for (const key of ['files/there', 'files/gone']) {
    const { rows } = await sql<{ id: number }>`
      insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
      values ('export', 'ready', 'Sales by item.csv', 'text/csv', 4, sha256('rows'), ${key}) returning id`.execute(db);
    await queueMail(db, id, { name: 'report', dedupeKey: key, values: { name: key }, fileId: rows[0]!.id });
  }
  await api.services.store.write('files/there/output', Buffer.from('rows'));
  const server = await smtpServer();
  await work(smtpMailer(server.url, from));
  expect(server.received.map(({ source }) => source)).toEqual([
    expect.stringMatching(/text\/csv; name="Sales by item.csv"[^]*cm93cw/) as string,
  ]);
  expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'failed', error: 'Its file is no longer there' }]);
  await server.close();
});

test('while the server is gone mails wait without using up attempts, and go out when it is back', async () => {
  await lock('first');
  await lock('second');
  const server = await smtpServer();
  await server.close();
  await work(smtpMailer(server.url, from));
  expect(await mails()).toMatchObject([
    { state: 'queued', attempts: 0, error: expect.stringContaining('ECONNREFUSED') as string },
    { state: 'queued', attempts: 0, error: null },
  ]);
  const back = await smtpServer();
  await work(smtpMailer(back.url, from));
  expect(back.received).toHaveLength(2);
  expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  await back.close();
});

test('a mail that can’t be handed over, or on which the server breaks off, does not hold up the others', async () => {
  const strange = await lock('strange');
  const cut = await lock('cut');
  const taken = await lock('behind both');
  await sql`update mails set to_email = 'odd<name@example.com' where to_email = ${strange}::citext`.execute(
    api.database.db,
  );
  const server = await smtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === cut ? smtpAnswer(421, 'Closing the channel') : undefined),
  });
  for (let minute = 0; minute < 2; minute += 1) await work(smtpMailer(server.url, from), { isLater: false });
  expect(server.received.map(({ to }) => to)).toEqual([[taken]]);
  expect(await mails()).toMatchObject([{ state: 'failed' }, { state: 'queued', attempts: 0 }, { state: 'sent' }]);
  await server.close();
});

test('a mail that was sent just before the note of it was lost is sent again with the same Message-ID', async () => {
  await lock('twice');
  const server = await smtpServer();
  await work(smtpMailer(server.url, from));
  await sql`update mails set state = 'queued', sent_at = null`.execute(api.database.db);
  await work(smtpMailer(server.url, from));
  const ids = server.received.map(({ source }) => /^Message-ID: (<[0-9a-f]{40}@localhost>)/m.exec(source)?.[1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  await server.close();
});

test('a link that works no more is not sent, and after three days without a server a mail has failed', async () => {
  const { email } = await api.person(3);
  await api.stranger().send(authCalls.forgotPassword, { email });
  await sql`update mails set expires_at = now()`.execute(api.database.db);
  await lock('old');
  await sql`update mails set created_at = now() - interval '3 days 1 minute' where template = 'account-locked'`.execute(
    api.database.db,
  );
  const server = await smtpServer();
  await work(smtpMailer(server.url, from));
  expect(server.received).toEqual([]);
  expect(await mails()).toMatchObject([
    { state: 'dropped', secret: false, error: 'Not sent in time: its link has expired' },
    { state: 'failed', error: 'No attempt was made' },
  ]);
  await server.close();
});

test('of a mail that is kept here the link is forgotten when it works no more', async () => {
  const { email } = await api.person(3);
  await api.stranger().send(authCalls.forgotPassword, { email });
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-outbox-'));
  await work(folderMailer(folder, from));
  expect(await mails()).toMatchObject([{ state: 'kept', secret: true }]);
  await sql`update mails set expires_at = now()`.execute(api.database.db);
  await work(folderMailer(folder, from));
  expect(await mails()).toMatchObject([{ state: 'kept', secret: false }]);
  await rm(folder, { recursive: true });
});

test('a mail is forgotten after 90 days', async () => {
  await lock('forgotten');
  await lock('recent');
  const server = await smtpServer();
  await work(smtpMailer(server.url, from));
  await sql`update mails set created_at = now() - interval '90 days 1 minute' where dedupe_key = 'forgotten'`.execute(
    api.database.db,
  );
  await work(smtpMailer(server.url, from));
  expect(await mails()).toMatchObject([{ state: 'sent' }]);
  await server.close();
});

test('without a server each mail is kept as a file that mail programs open', async () => {
  const { email } = await api.person(3);
  await api.stranger().send(authCalls.forgotPassword, { email });
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-outbox-'));
  await work(folderMailer(folder, from));
  const { rows } = await sql<{ id: number; state: string }>`select id, state from mails`.execute(api.database.db);
  expect(rows[0]?.state).toBe('kept');
  expect(await readFile(path.join(folder, `${rows[0]?.id}.eml`), 'utf8')).toContain(`To: ${email}`);
  await rm(folder, { recursive: true });
});
