import { smtpServer } from '@lectern/api/smtp-server';
import { startConsole, type Console } from '../src/harness/console';
import { databaseOf } from '../src/harness/database';
import { until } from '../src/harness';
import { processesOf } from './processes';

export const mailCount = 100;

export interface MailAftermath {
  /** How many mails the server had when the processes were killed. */
  readonly before: number;
  /** Different people who got a mail. */
  readonly reached: number;
  /** Mails that came more than once under more than one Message-ID. */
  readonly strangeTwice: number;
  readonly states: readonly string[];
}

const addressOf = (source: string): string => /^To: (.+)$/m.exec(source)?.[1]?.trim() ?? '';
const messageIdOf = (source: string): string => /^Message-ID: (.+)$/m.exec(source)?.[1]?.trim() ?? '';

/** Mails of this test: the demo’s own, such as reminders of meetings, go out as well. */
const ofCrash = (received: readonly { readonly source: string }[]) =>
  received.filter(({ source }) => /^reader\d+@/.test(addressOf(source)));

/** Queues a hundred mails, kills API and worker while they go out, starts again, and tells what came of them. */
export const crashMails = async (dataFolder: string): Promise<{ console: Console; aftermath: MailAftermath }> => {
  const server = await smtpServer({
    // Slow enough to be killed in the middle.
    onMailFrom: (_address, _session, done) => void setTimeout(done, 20),
  });
  const env = { SMTP_URL: server.url };
  const first = await startConsole({ dataFolder, env });
  const database = await databaseOf(dataFolder);
  database.on('error', () => undefined); // the database ends with the console
  await database.query(
    `insert into mails (to_email, template, subject, body_html, body_text, dedupe_key) select 'reader' || n || '@example.com', 'test', 'Crash', '<p>x</p>', 'x', 'crash-' || n from generate_series(1, $1::int) n`,
    [mailCount],
  );
  await database.query(
    `insert into jobs (kind, name, dedupe_key) values ('clock', 'mail.send', 'mail.send') on conflict do nothing`,
  );
  await database.query(`select pg_notify('jobs', '')`);
  await until('some mails are out', () => ofCrash(server.received).length >= 20);
  const ended = new Promise((resolve) => first.process.once('exit', resolve));
  const before = ofCrash(server.received).length;
  for (const pid of processesOf(first)) process.kill(pid, 'SIGKILL');
  await database.end().catch(() => undefined);
  await ended;

  const again = await startConsole({ dataFolder, port: first.port, env });
  const after = await databaseOf(dataFolder);
  try {
    const states = async (): Promise<string[]> =>
      (await after.query<{ state: string }>(`select distinct state from mails where subject = 'Crash'`)).rows.map(
        ({ state }) => state,
      );
    await until('every mail is sent', async () => (await states()).join() === 'sent', 90);
    const ids = new Map<string, Set<string>>();
    for (const { source } of ofCrash(server.received))
      ids.set(addressOf(source), (ids.get(addressOf(source)) ?? new Set()).add(messageIdOf(source)));
    return {
      console: again,
      aftermath: {
        before,
        reached: ids.size,
        strangeTwice: [...ids.values()].filter(({ size }) => size > 1).length,
        states: await states(),
      },
    };
  } finally {
    await after.end();
    await server.close();
  }
};
