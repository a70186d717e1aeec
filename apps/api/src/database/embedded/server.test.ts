import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isServerOn } from './pid-file';
import { startEmbedded } from './testing/start';
import { whenGone } from './server-probe';

interface Owner {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly found: string;
  readonly url: string;
}

let folder = '';
const owners: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  const pidFile = await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (pid) await until(() => !isServerOn(path.join(folder, 'cluster'), pid));
  await rm(folder, { recursive: true, force: true });
});

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Another process that starts the server on the same folder. */
const ownerOf = (dataFolder: string): Promise<Owner> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'testing/owner.ts'), dataFolder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    owners.push(child);
    child.stdout.once('data', (line: Buffer) =>
      resolve({ process: child, ...(JSON.parse(line.toString()) as Omit<Owner, 'process'>) }),
    );
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
};

test('data stay over a stop and a start, in UTF-8, behind a password that only the server’s user may read', async () => {
  const first = await startEmbedded({ folder });
  await ask(first.url, `create table t as select 'ž'::text as letter`);
  await first.stop();
  const second = await startEmbedded({ folder });
  expect(second.found).toBe('started');
  expect(await ask(second.url, 'select letter from t')).toEqual([{ letter: 'ž' }]);
  expect((await stat(path.join(folder, 'password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(second.url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  await second.stop();
});

test('when its owner is killed the server stops, and the next start finds all commits', async () => {
  const owner = await ownerOf(folder);
  await ask(owner.url, 'create table t as select 7 as number');
  owner.process.kill('SIGKILL');
  await until(() => !isServerOn(path.join(folder, 'cluster'), owner.pid));
  const next = await startEmbedded({ folder, throwAway: true });
  expect(await ask(next.url, 'select number from t')).toEqual([{ number: 7 }]);
  await next.stop();
});

test('a server that was killed leaves a file that does not stop the next start', async () => {
  const owner = await ownerOf(folder);
  process.kill(owner.pid, 'SIGKILL');
  owner.process.kill('SIGKILL');
  await until(() => !isServerOn(path.join(folder, 'cluster'), owner.pid));
  const next = await startEmbedded({ folder, throwAway: true });
  expect(next.found).toBe('started');
  await next.stop();
});

test('an empty postmaster.pid does not stop a start', async () => {
  const first = await startEmbedded({ folder, throwAway: true });
  await first.stop();
  await writeFile(path.join(folder, 'cluster/postmaster.pid'), '');
  const next = await startEmbedded({ folder, throwAway: true });
  expect(next.found).toBe('started');
  await next.stop();
});

test('two starts at once on one new folder share one server, and the borrower leaves it running', async () => {
  const [one, other] = await Promise.all([ownerOf(folder), ownerOf(folder)]);
  expect([one.found, other.found].sort()).toEqual(['borrowed', 'started']);
  expect(one.pid).toBe(other.pid);
  const [owner, borrower] = one.found === 'started' ? [one, other] : [other, one];
  const borrowerEnded = new Promise((resolve) => borrower.process.once('exit', resolve));
  borrower.process.stdin?.end();
  await borrowerEnded;
  expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an owner file of an earlier process with the number of a living one does not make the server borrowed', async () => {
  const owner = await ownerOf(folder);
  await writeFile(path.join(folder, 'owner'), `${process.pid} 1 an-earlier-boot`);
  const next = await startEmbedded({ folder, throwAway: true });
  expect(next).toMatchObject({ found: 'adopted', pid: owner.pid });
  await next.stop();
});

test('a server that goes away is noticed', async () => {
  const server = await startEmbedded({ folder, throwAway: true });
  const { gone } = await whenGone(server.url);
  process.kill(server.pid, 'SIGKILL');
  await gone;
});

test('a wrong or missing password is explained in one sentence', async () => {
  await (await startEmbedded({ folder, throwAway: true })).stop();
  await writeFile(path.join(folder, 'password'), 'another');
  await expect(startEmbedded({ folder, throwAway: true })).rejects.toThrow('is not the password');
  await rm(path.join(folder, 'password'));
  await expect(startEmbedded({ folder })).rejects.toThrow('password is missing');
});

test('data of another version and a folder of somebody else are refused with one sentence', async () => {
  await (await startEmbedded({ folder, throwAway: true })).stop();
  await writeFile(path.join(folder, 'cluster/PG_VERSION'), '17\n');
  await expect(startEmbedded({ folder })).rejects.toThrow('written by PostgreSQL 17');
  await rm(path.join(folder, 'cluster/PG_VERSION'));
  await expect(startEmbedded({ folder })).rejects.toThrow('not a PostgreSQL database');
});
