import { skillCalls } from '@lectern/contract/catalog';
import { userCalls } from '@lectern/contract/platform';
import { jobCalls } from '@lectern/contract/platform/job';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, expectDark, expectWholeEverywhere, see, signInAs, until, type Console } from './harness';
import { databaseOf } from './harness/database';
import { callAs } from './faqs/setup';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const bellSays = (page: Page, unread: number) =>
  page
    .getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true })
    .waitFor();

/** The first message of the socket, which says how much is unread. Asked for before the page is opened. */
const socketOpen = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes('/api/live')) socket.once('framereceived', () => resolve());
    });
  });

/** Changes the console's database, as any of its processes may. Nothing is restored. */
const inDatabase = async (console: Console, ...statements: readonly string[]): Promise<void> => {
  const client = await databaseOf(console.dataFolder);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
const insertNotice = (email: string, title: string) =>
  `insert into notifications (user_id, kind, title, body, link) select id, 'notice', '${title}', 'Look at it when you have a minute.', '/student' from users where email = '${email}'`;

test('Live: a notification arrives without reload and is read in both windows; the bell fits a phone [7.21]', async ({
  page,
  console,
  newProfile,
}) => {
  const other = await newProfile();
  await signInAs(page, console.url, 3, '/student');
  await signInAs(other, console.url, 3, '/');
  await Promise.all([bellSays(page, 6), bellSays(other, 6)]);
  await inDatabase(console, insertNotice('sub.admin@example.com', 'A parent has written'));
  await Promise.all([bellSays(page, 7), bellSays(other, 7)]);

  await bell(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await page.getByRole('link', { name: 'A parent has written' }).waitFor();
  await expectWholeEverywhere(page, 'the bell');
  await inDatabase(console, insertNotice('sub.admin@example.com', 'And one more'));
  await page.getByRole('link', { name: 'And one more' }).waitFor();
  await page.getByRole('button', { name: 'Mark “A parent has written” as read' }).click();
  await bellSays(other, 7);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await see(page, 'All read');
  await bellSays(other, 0);

  await page.keyboard.press('Shift+Tab');
  await page.getByRole('tab', { name: 'Notifications' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Jobs', selected: true }).waitFor();
  await see(page, 'No jobs yet');
  await expectWholeEverywhere(page, 'the jobs of the bell');
  await expectDark(page, 'the jobs of the bell');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await until('the focus returns to the bell', () =>
    bell(page).evaluate((button) => button === document.activeElement),
  );
});

test('Live: the progress of background work arrives without reload, to its end and its file', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student');
  await bellSays(page, 6);
  await bell(page).click();
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await see(page, 'No jobs yet');
  await callAs(page, jobCalls.export, { call: 'student/list', query: {}, columns: ['name'], format: 'csv' });
  await see(page, /^Export of/i);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  if (!(await download).suggestedFilename().endsWith('.csv')) throw new Error('the file is no CSV');

  const working = (state: string, done: number) =>
    `update jobs set state = '${state}', progress_done = ${done}, summary = '{"done":8,"skipped":2}', finished_at = now(), lease_token = ${state === 'running' ? 'lease_token' : 'null'} where name = 'trial'`;
  const tell = `select pg_notify('live', json_build_object('to', user_id, 'event', 'job', 'id', id, 'state', state, 'done', progress_done, 'total', progress_total)::text) from jobs where name = 'trial'`;
  await inDatabase(
    console,
    `insert into jobs (kind, name, payload, state, progress_total, lease_token, lease_until, user_id) select 'bulk', 'trial', '{"title":"Block 10 students"}', 'running', 10, gen_random_uuid(), now() + interval '1 hour', id from users where email = 'super.admin@example.com'`,
    tell,
  );
  await see(page, '0 of 10');
  await inDatabase(console, working('running', 7), tell);
  await see(page, '7 of 10');
  await expectAxeClean(page, 'work that goes on');
  await inDatabase(
    console,
    `insert into job_rows (job_id, row_no, state, errors) select id, 4, 'skipped', '[{"property":"","constraints":{"status409":"The account is not active"}}]' from jobs where name = 'trial'`,
    working('done', 10),
    tell,
  );
  await see(page, '8 done, 2 skipped');
  await page.getByRole('button', { name: 'Why 2 rows were skipped' }).click();
  await see(page, 'Row 4: The account is not active');
  await page.getByRole('tab', { name: 'Message history' }).click();
  await expectAxeClean(page, 'recent messages');
});

test('Live: a list says that others changed its rows, and shows them when it is asked to', async ({
  page,
  console,
  newProfile,
}) => {
  const admin = await newProfile();
  await signInAs(admin, console.url, 1);
  const open = socketOpen(page);
  await signInAs(page, console.url, 3, '/category/skills');
  await open;
  const row = page.locator('[data-row]').first();
  const name = (await row.locator('.row-name').textContent()) ?? '';
  const skill = (await callAs(admin, skillCalls.list, { q: name })).items.find((each) => each.name === name);
  if (!skill) throw new Error(`${name} is not there`);
  await until('the socket is there', async () => {
    await callAs(admin, skillCalls.update, {
      id: skill.id,
      version: (await callAs(admin, skillCalls.detail, { id: skill.id })).skill.version,
      name: `${name} ${Date.now()}`,
    });
    return page.getByText('1 row was updated by somebody else').isVisible();
  });
  if ((await row.locator('.row-name').textContent()) !== name) throw new Error('the row has changed by itself');
  await expectAxeClean(page, 'a list whose rows others changed');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }).waitFor();
  await page.getByText('1 row was updated by somebody else').waitFor({ state: 'detached' });
});

test('Live: changed rights reach an open console at once, without reload', async ({ page, console }) => {
  const rights = (change: string) => [change, 'update roles set rights_epoch = rights_epoch + 1 where id = 3'] as const;
  const open = socketOpen(page);
  await signInAs(page, console.url, 3, '/student');
  await open;
  await page.getByRole('link', { name: 'Skills' }).waitFor();
  await inDatabase(console, ...rights(`delete from role_rights where role_id = 3 and right_name = 'skillList'`));
  await page.getByRole('link', { name: 'Skills' }).waitFor({ state: 'detached', timeout: 5_000 });
  await inDatabase(console, ...rights(`insert into role_rights (role_id, right_name) values (3, 'skillList')`));
  await page.getByRole('link', { name: 'Skills' }).waitFor({ timeout: 5_000 });
});

test('Live: a blocked person is signed out at once, and asked to sign in', async ({
  page,
  console,
  newProfile,
  expectErrors,
}) => {
  expectErrors(/^401 /);
  const admin = await newProfile();
  await signInAs(admin, console.url, 1);
  const open = socketOpen(page);
  await signInAs(page, console.url, 101);
  await open;
  const found = (await callAs(admin, userCalls.list, { q: 'finance@example.com' })).items[0];
  if (!found) throw new Error('no such account');
  await callAs(admin, userCalls.block, { id: found.id, version: found.version, reason: 'Left the company' });
  await page.waitForURL(/\/auth\/login/, { timeout: 5_000 });
  await see(page, 'Please login to continue');
});

test('Live: where no socket can be, the console asks by itself, and works on', async ({ page, console }) => {
  await page.routeWebSocket(/\/api\/live/, (socket) => void socket.close());
  await signInAs(page, console.url, 4, '/student');
  await bellSays(page, 6);
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await page.locator('[data-row]').first().waitFor();
});
