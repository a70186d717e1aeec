import { shellCalls } from '@lectern/contract/platform/shells';
import { sql } from 'kysely';
import type { TestClient } from '../../../testing/client';
import { deliveryFixture, shellBuild, type DeliveryFixture } from '../delivery/testing';
import { serveBuild } from '../delivery/shell-build';
import { startBuild } from './start-build';
import { knownShells } from './shells.queries';

/** The clock by which builds are judged. */
let clock = new Date('2026-11-30T12:00:00.000Z');
let fixture: DeliveryFixture;
let admin: TestClient;

/** The same files as builds of their own. */
const build = (hash: string) => ({ ...shellBuild, hash, version: `1.0.${hash.length}` });
const [first, second, third] = ['aaaa11', 'bbbb2222', 'bbbb33333'];

const start = async (hash: string, channel: 'live' | 'next' = 'live') => {
  await serveBuild(fixture.db, fixture.api.services.store, fixture.shellFolder, build(hash), channel === 'next');
  return fixture.db.transaction().execute((db) => startBuild(db, hash, channel, clock));
};
const places = async () =>
  Object.fromEntries((await knownShells(fixture.db)).map(({ hash, place }) => [hash, place] as const));

beforeAll(async () => {
  fixture = await deliveryFixture({ now: () => clock });
  admin = await fixture.api.signIn(1);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  clock = new Date(clock.getTime() + 3_600_000);
  for (const table of ['shell_channel', 'shell_starts', 'remote_stand_ins', 'shell_builds'])
    await sql`delete from ${sql.table(table)}`.execute(fixture.db);
  await start(first);
});

/** The page that a client is given: its build, and the attributes of the watching file. */
const page = async (client: TestClient, cookie?: string) => {
  if (cookie === undefined) client.cookies.delete('shell_failed');
  else client.cookies.set('shell_failed', cookie);
  const answer = await client.fetch('/setting/remotes');
  const text = await answer.text();
  return {
    build: /src="\/shell\/([^/]+)\/main/.exec(text)?.[1],
    watch: /data-build="\w+"( data-\S+)*/.exec(text)?.[0],
    setCookie: answer.headers.getSetCookie().find((each) => each.startsWith('shell_failed')),
    revision: (await client.fetch('/api/session')).headers.get('x-lectern-revision'),
  };
};

describe('a process that starts [D4.4]', () => {
  it('gives everybody its build, and the one before is kept to go back to', async () => {
    expect(await start(second)).toBeUndefined();
    expect(await places()).toEqual({ [first]: 'in use', [second]: 'served' });
    expect(await page(admin)).toMatchObject({ build: second });
    expect((await page(admin)).revision).toMatch(/\.bbbb2222$/);
  });

  it('lets its build wait where the operator wants so, and pages go on with the live one', async () => {
    expect(await start(second, 'next')).toBe(
      'This build of the shell, bbbb2222, waits: pages are given aaaa11. To give it: npm run shell -- promote bbbb2222',
    );
    expect(await places()).toEqual({ [first]: 'served', [second]: 'next' });
    await start(second, 'next');
    expect(await places()).toEqual({ [first]: 'served', [second]: 'next' });
    expect(await page(admin)).toMatchObject({ build: first });
  });

  it('does not bring back a build that was rolled back; a person does', async () => {
    await start(second);
    await admin.send(shellCalls.rollback, { reason: 'white pages' });
    expect(await start(second)).toMatch(/^This build of the shell, bbbb2222, was rolled back: pages are given aaaa11/);
    expect(await page(admin)).toMatchObject({ build: first });
    expect((await admin.send(shellCalls.promote, { hash: second })).body).toMatchObject({
      result: { hash: second, before: first },
    });
    expect(await page(admin)).toMatchObject({ build: second });
    const { rows } = await sql`
      select action, changes from audit_log where action in ('shell.rollback', 'shell.promote') order by id desc limit 2`.execute(
      fixture.db,
    );
    expect(rows).toEqual([
      { action: 'shell.promote', changes: { live: [first, second] } },
      { action: 'shell.rollback', changes: { live: [second, first], reason: [null, 'white pages'] } },
    ]);
  });
});

describe('a switch of the shell [D4.4]', () => {
  it('gives a canary to its people alone, and ends with a rollback', async () => {
    await start(second, 'next');
    const manager = await fixture.api.signIn(3);
    await admin.send(shellCalls.canary, { hash: second, percent: 0, roles: [3] });
    expect([(await page(admin)).build, (await page(manager)).build]).toEqual([first, second]);
    const { body } = await admin.send(shellCalls.list, {});
    expect(body).toMatchObject({
      result: [
        { hash: first, place: 'served', percent: null, people: 1 },
        { hash: second, place: 'canary', percent: 0, people: 1, failed: 0 },
      ],
    });
    await admin.send(shellCalls.rollback, {});
    expect((await page(manager)).build).toBe(first);
    expect((await admin.send(shellCalls.rollback, {})).body).toMatchObject({
      message: 'No build was live before this one: promote one by its hash',
    });
  });

  it('refuses a build that is unknown, not unique, live already, or without all its files', async () => {
    await start(second, 'next');
    await start(third, 'next');
    const promote = async (hash: string) => (await admin.send(shellCalls.promote, { hash })).body;
    expect(await promote('cccc44')).toMatchObject({ message: 'There is no build cccc44 of the shell' });
    await sql`update shell_builds set hash = 'bbbb22xx' where hash = ${third}`.execute(fixture.db);
    expect(await promote('bbbb22')).toMatchObject({
      message: 'Several builds begin with bbbb22: write more of it',
    });
    expect(await promote(first)).toMatchObject({ message: 'The shell 1.0.6 (aaaa11) is live already' });
    await fixture.api.services.store.remove(`shell/${second}/main.1.js`);
    expect(await promote(second)).toMatchObject({
      message: 'The shell 1.0.8 (bbbb2222) has lost main.1.js: start a process with it once',
    });
    expect(await page(admin)).toMatchObject({ build: first });
  });

  it('is refused while the store lacks what a build says of itself, as for one of an older API', async () => {
    await start(second, 'next');
    await fixture.api.services.store.remove(`shell/${second}/shell.json`);
    expect((await admin.send(shellCalls.promote, { hash: second })).status).toBe(409);
  });
});

describe('a page that does not start [D6.4]', () => {
  const fails = (client: TestClient, hash: string, error = 'TypeError: no') =>
    page(client, `${hash}:${encodeURIComponent(error)}`);
  const staff = async (count: number, roleId = 2) =>
    Promise.all(Array.from({ length: count }, () => fixture.api.signIn(roleId)));
  /** Each is given a page, and the count of it is waited for. */
  const open = async (clients: readonly TestClient[]) => {
    for (const client of clients) await page(client);
    const seen = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from shell_starts`.execute(fixture.db)).rows[0]?.n ?? 0;
    while ((await seen()) < clients.length) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('is given the build before, as long as its browser says so, and it is reported once', async () => {
    await start(second);
    const client = await fixture.api.signIn(2);
    await open([client]);
    const given = await fails(client, second);
    expect(given).toMatchObject({ build: first, setCookie: expect.stringMatching(/^shell_failed=bbbb2222;/) });
    expect(given.revision).toMatch(/\.aaaa11$/);
    expect(await page(client, second)).toMatchObject({ build: first, setCookie: undefined });
    expect(await page(client)).toMatchObject({ build: second });
    const { rows } = await sql`select failures, last_error from shell_starts where hash = ${second}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ failures: 1, lastError: 'TypeError: no' }]);
  });

  it('takes the build back with the third person, tells operators, and no start brings it again', async () => {
    await start(second);
    const clients = await staff(3);
    await open(clients);
    for (const client of clients) {
      expect((await page(admin)).build).toBe(second);
      await fails(client, second);
    }
    expect((await page(admin)).build).toBe(first);
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from notifications where title like 'The build%' and user_id = ${(admin as { userId?: number }).userId}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([
      {
        title: 'The build bbbb2222 of the shell does not start',
        body: 'It did not start for 3 of 4 people in 5 minutes: TypeError: no. People are given aaaa11, the build before.',
      },
    ]);
    expect(await start(second)).toMatch(/was rolled back/);
  });

  it('ends a canary, and the live build stays', async () => {
    await start(second, 'next');
    await admin.send(shellCalls.canary, { hash: second, percent: 0, roles: [2] });
    const clients = await staff(3);
    await open(clients);
    for (const client of clients) await fails(client, second);
    expect(await places()).toEqual({ [first]: 'served', [second]: 'in use' });
  });

  it.each([
    ['students', 15],
    ['one person with many pages', 2],
  ])('changes nothing when %s report it', async (_who, roleId) => {
    await start(second);
    const clients = roleId === 15 ? await staff(4, 15) : [await fixture.api.signIn(2)];
    for (const client of clients) for (let each = 0; each < 4; each += 1) await page(client);
    for (const client of clients) for (let each = 0; each < 4; each += 1) await fails(client, second);
    expect(await places()).toMatchObject({ [second]: 'served' });
  });

  it('counts for nothing where the session was given no page of that build, or acts for somebody', async () => {
    await start(second);
    await admin.send(shellCalls.canary, { hash: first, percent: 0, roles: [4] });
    for (const client of await staff(3)) await fails(client, first);
    expect(await places()).toEqual({ [first]: 'canary', [second]: 'served' });
  });

  it('does not count once more after a person has given the build again', async () => {
    await start(second);
    const clients = await staff(3);
    await open(clients);
    for (const client of clients) await fails(client, second);
    clock = new Date(clock.getTime() + 1000);
    await admin.send(shellCalls.promote, { hash: second });
    await open([clients[0]!]);
    await fails(clients[0]!, second);
    expect(await places()).toMatchObject({ [second]: 'served' });
  });

  it('only notifies operators where there is no build before', async () => {
    const clients = await staff(3);
    await open(clients);
    for (const client of clients) expect(await fails(client, first)).toMatchObject({ build: first });
    expect(await places()).toMatchObject({ [first]: 'served' });
    const { rows } = await sql`select distinct body from notifications where title like 'The build aaaa11%'`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ body: expect.stringContaining('There is no build before it.') }]);
  });
});

it('a page whose build the store has lost is given this process’s', async () => {
  const lost = 'dddd44444';
  await start(lost);
  await fixture.api.services.store.remove(`shell/${lost}/shell.json`);
  expect(await page(admin)).toMatchObject({ build: shellBuild.hash });
});
