import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startConsole, type Console } from '../src/harness/console';
import { databaseOf } from '../src/harness/database';

export type Victim = 'API' | 'database';

const pidOf = async (victim: Victim, folder: string): Promise<number> =>
  victim === 'API'
    ? (JSON.parse(await readFile(path.join(folder, 'console.json'), 'utf8')) as { pid: number }).pid
    : Number((await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Writes with 20 requests in flight from another process and kills the victim after `acknowledged` answers. Gives the names acknowledged. */
const writeUntilKilled = async (console_: Console, victim: Victim, prefix: string, acknowledged: number): Promise<string[]> => {
  const writer = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'writer.ts'), console_.url, prefix], { stdio: ['ignore', 'pipe', 'pipe'] });
  const pid = await pidOf(victim, console_.dataFolder);
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
  // What was acknowledged before the kill may still be on its way through the pipe.
  const drained = new Promise((resolve) => writer.stdout.once('end', resolve));
  if (victim === 'API') await new Promise((resolve) => (writer.exitCode === null ? writer.once('exit', resolve) : resolve(undefined)));
  else writer.kill('SIGKILL');
  await drained;
  return text.split('\n').slice(0, -1);
};

export interface Aftermath {
  readonly acknowledged: number;
  /** Acknowledged names that are not there. */
  readonly lost: readonly string[];
  readonly rows: number;
  readonly auditRows: number;
}

/** Kills the victim under load, starts the console again on the same data, and tells what is there. The caller stops the console given back. */
export const crash = async (console_: Console, victim: Victim, round = 1): Promise<{ console: Console; aftermath: Aftermath }> => {
  const prefix = `Crash ${victim} ${round}`;
  const acknowledged = await writeUntilKilled(console_, victim, prefix, 60);
  console_.process.kill('SIGKILL');
  const again = await startConsole({ dataFolder: console_.dataFolder, port: console_.port });
  const database = await databaseOf(again.dataFolder);
  try {
    const { rows } = await database.query<{ name: string }>('select name from categories where name like $1', [`${prefix} %`]);
    const { rows: audited } = await database.query<{ n: string }>(`select count(*) as n from audit_log a join categories c on c.id::text = a.entity_id where a.entity = 'categories' and a.action = 'category.create' and c.name like $1`, [`${prefix} %`]);
    const names = new Set(rows.map((row) => row.name));
    return { console: again, aftermath: { acknowledged: acknowledged.length, lost: acknowledged.filter((name) => !names.has(name)), rows: rows.length, auditRows: Number(audited[0]?.n) } };
  } finally {
    await database.end();
  }
};
