import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startConsole, type Console } from '../src/harness/console';
import { databaseOf } from '../src/harness/database';

export type Victim = 'API' | 'database';

/** The process of a console that runs on this data folder. */
export const pidOf = async (victim: Victim, folder: string): Promise<number> =>
  victim === 'API'
    ? (JSON.parse(await readFile(path.join(folder, 'console.json'), 'utf8')) as { pid: number }).pid
    : Number((await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Writes with 20 requests in flight from another process and kills the victim after `acknowledged` answers. Gives the names acknowledged. */
const writeUntilKilled = async (
  console_: Console,
  victim: Victim,
  prefix: string,
  acknowledged: number,
): Promise<string[]> => {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'writer.ts'), console_.url, prefix],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const pid = await pidOf(victim, console_.dataFolder);
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let text = '';
  let said = '';
  let killed = false;
  writer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    writer.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (killed || text.split('\n').length <= acknowledged) return;
      killed = true;
      process.kill(pid, 'SIGKILL');
      resolve();
    });
    writer.once('exit', () => (killed ? resolve() : reject(new Error(`the writer ended early: ${said}`))));
  });
  // Lines from before the kill may still be on their way through the pipe.
  const drained = new Promise((resolve) => writer.stdout.once('end', resolve));
  // It goes on writing until nobody answers: a console whose database has died ends by itself.
  await ended;
  await drained;
  return text.split('\n').slice(0, -1);
};

export interface Aftermath {
  readonly acknowledged: number;
  /** Acknowledged names that are not there. */
  readonly lost: readonly string[];
  readonly rows: number;
  readonly auditRows: number;
  /** Names that do not have exactly one row and one audit row. */
  readonly half: readonly string[];
}

/** Names that do not stand exactly once on both sides. */
const halfOf = (names: readonly string[], audited: readonly string[]): string[] => {
  const count = (list: readonly string[], name: string) => list.filter((each) => each === name).length;
  return [...new Set([...names, ...audited])].filter((name) => count(names, name) !== 1 || count(audited, name) !== 1);
};

const look = async (dataFolder: string, prefix: string, acknowledged: readonly string[]): Promise<Aftermath> => {
  const database = await databaseOf(dataFolder);
  const namesOf = async (sql: string): Promise<string[]> =>
    (await database.query<{ name: string }>(sql, [`${prefix} %`])).rows.map((row) => row.name);
  try {
    const names = await namesOf('select name from categories where name like $1');
    const audited = await namesOf(
      `select entity_label as name from audit_log where action = 'category.create' and entity_label like $1`,
    );
    const there = new Set(names);
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((name) => !there.has(name)),
      rows: names.length,
      auditRows: audited.length,
      half: halfOf(names, audited),
    };
  } finally {
    await database.end();
  }
};

/** Kills the victim under load, starts the console again on the same data, and returns what is there. The caller stops the returned console. */
export const crash = async (
  console_: Console,
  victim: Victim,
  round = 1,
): Promise<{ console: Console; aftermath: Aftermath }> => {
  const prefix = `Crash ${victim} ${round}`;
  const ended = new Promise((resolve) => console_.process.once('exit', resolve));
  const acknowledged = await writeUntilKilled(console_, victim, prefix, 60);
  await ended;
  const again = await startConsole({ dataFolder: console_.dataFolder, port: console_.port });
  return { console: again, aftermath: await look(again.dataFolder, prefix, acknowledged) };
};
