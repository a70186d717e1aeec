import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { conversationCalls } from '@lectern/contract/people';
import { processesOf } from '../fault/processes';
import { startCopy } from '../runner/file-console';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { signInAs, startConsole, until } from './harness';
import { databaseOf } from './harness/database';
import { idOfRole } from './messages/setup';

test('a message that is on its way when the API is killed is there once after a start, in the page that has stayed open too', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(300_000);
  expectErrors(/^ERR_|^WebSocket|^50\d |^401 /);
  const first = await startCopy();
  const folder = first.dataFolder;
  let again: typeof first | undefined;
  try {
    await signInAs(page, first.url, 1);
    const { conversation } = await callAs(page, conversationCalls.direct, { userId: await idOfRole(page, 2) });
    await page.goto(`${first.url}/messages/profile?conversationId=${conversation.id}`);
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    const shown = page.locator('.talk-blocks .message:not(.is-outgoing) .message-text');
    const write = async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    };
    await write('Before');
    await shown.filter({ hasText: 'Before' }).waitFor();

    // The conversation is locked by another: the API is killed with the message in its hands.
    const lock = await databaseOf(folder);
    lock.on('error', () => undefined);
    await lock.query('begin');
    await lock.query('select 1 from conversations where id = $1 for update', [conversation.id]);
    await write('In between');
    await write('And after it');
    await until('the message waits for the lock', async () => {
      // A transaction sees the activity of its first look for as long as it lasts.
      await lock.query('select pg_stat_clear_snapshot()');
      const { rows } = await lock.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%conversation%'`,
      );
      return (rows[0]?.n ?? 0) > 0;
    });
    const ended = new Promise((resolve) => first.process.once('exit', resolve));
    for (const pid of processesOf(first)) process.kill(pid, 'SIGKILL');
    await lock.end().catch(() => undefined);
    await ended;
    await page.getByText('Sending…').first().waitFor();

    again = await startConsole({ dataFolder: folder, port: first.port });
    for (const text of ['In between', 'And after it'])
      await shown.filter({ hasText: text }).waitFor({ timeout: 60_000 });
    await page.getByText('Sending…').first().waitFor({ state: 'detached' });
    const database = await databaseOf(folder);
    const { rows } = await database.query<{ body: string; seq: string }>(
      'select body, seq from messages where conversation_id = $1 order by seq',
      [conversation.id],
    );
    await database.end();
    assert.deepEqual(
      rows.map(({ body, seq }) => [Number(seq), body]),
      [
        [1, 'Before'],
        [2, 'In between'],
        [3, 'And after it'],
      ],
    );
    assert.deepEqual(await shown.allTextContents(), ['Before', 'In between', 'And after it']);
  } finally {
    await again?.stop();
    if (!again)
      for (const pid of [first.process.pid]) if (first.process.exitCode === null && pid) first.process.kill('SIGKILL');
    // The killed database's last process may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});
