import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { startConsole, until, type Console } from '../harness';
import { remotesCommand } from '../harness/changed-copy';
import { databaseOf } from '../harness/database';
import { renumbered } from '../harness/renumbered';

const shellDist = path.resolve(import.meta.dirname, '../../../shell/dist');

/** Lets the time of what these statements name be over, and waits until the console's own job has taken its files away. */
const clean = async (
  { dataFolder }: Pick<Console, 'dataFolder'>,
  ...ends: readonly [sql: string, values: readonly string[]][]
): Promise<void> => {
  const database = await databaseOf(dataFolder);
  try {
    for (const [sql, values] of ends) assert.equal((await database.query(sql, [...values])).rowCount, 1, sql);
    const { rows } = await database.query<{ id: number }>(
      `insert into jobs (kind, name, payload) values ('clock', 'retention.clean', '{"title":"retention.clean"}') returning id`,
    );
    await database.query(`select pg_notify('jobs', '')`);
    await until(
      'the files are taken away',
      async () =>
        (await database.query(`select 1 from jobs where id = $1 and state = 'done'`, [rows[0]?.id])).rowCount === 1,
      30,
    );
  } finally {
    await database.end();
  }
};

/** Two releases later, and 14 days after that: the version is gone from the server. Answers the one that is live. */
export const outlive = async (
  console: Console,
  remote: string,
  version: string,
  later: readonly [string, string],
): Promise<string> => {
  for (const next of later) {
    const { folder, remove } = await renumbered(remote, next);
    await remotesCommand(console, ['publish', remote, '--live'], () => Promise.resolve(folder)).finally(remove);
  }
  await clean(console, [
    `update remote_releases l set files_kept_until = now() - interval '1 minute' from remotes r where r.id = l.remote_id and r.name = $1 and l.semver = $2 and l.files_kept_until is not null`,
    [remote, version],
  ]);
  assert.equal((await fetch(`${console.url}/remotes/${remote}/${version}/remoteEntry.js`)).status, 404);
  return later[1];
};

/** The build of the shell that a page runs. */
export const shellOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('script[src^="/shell/"]')?.getAttribute('src')?.split('/')[2] ?? '');

/** Stops a console and starts it again as one that was deployed with another build of the shell: the same code under another hash. */
export const withNewShell = async ({ process: running, dataFolder, port }: Console, hash: string): Promise<Console> => {
  const shell = await mkdtemp(path.join(tmpdir(), 'lectern-shell-'));
  await cp(shellDist, shell, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const file = path.join(shell, 'shell.json');
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), hash }));
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGINT');
  await ended;
  const again = await startConsole({ dataFolder, port, env: { SHELL_DIR: shell } });
  return { ...again, stop: () => again.stop().finally(() => rm(shell, { recursive: true, force: true })) };
};

/** One more build later, and fourteen days after the last process served it: the build is gone from the server. */
export const outliveShell = async (console: Console, hash: string): Promise<void> => {
  await clean(
    console,
    ['update shell_channel set previous_hash = null where previous_hash = $1', [hash]],
    [`update shell_builds set last_served_at = now() - interval '15 days' where hash = $1`, [hash]],
  );
};

/** The person comes back to the tab: the page asks what is new. */
export const comeBack = async (page: Page): Promise<void> => {
  const sessionAnswer = page.waitForResponse((answer) => answer.url().endsWith('/api/session'));
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await sessionAnswer;
};
