/** `npm run dev` in a real browser: changes of sources arrive in the open page, faults stay where they are, and it ends whole. */
import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { alive, below, development, endDevelopment } from './development/setup';
import { test } from './fixtures';
import { freePort, see, signInAs, startConsole, until } from './harness';

const tree = 'catalog-mfe/src/category/CategoryTree.tsx';
const typed = 'Half a category';

test.afterAll(endDevelopment);

/** Leaves something in a page that a reload would lose. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { unbroken: true }));
const isUnbroken = (page: Page): Promise<boolean> => page.evaluate(() => 'unbroken' in globalThis);
const remoteOf = (page: Page) => page.locator('[data-remote]').first().getAttribute('data-remote');
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true });

test('a change of a component arrives in the open page, with the typed text kept; a style does too [9.10]', async ({
  page,
}) => {
  const { console, edit } = await development();
  await signInAs(page, console.url, 1, '/category/list');
  await page.getByRole('button', { name: 'New category' }).click();
  await nameField(page).fill(typed);
  assert.equal(await remoteOf(page), 'catalog-mfe@dev');
  assert.equal(await page.locator('meta[name="service-worker"]').count(), 0, 'development has no service worker');
  await mark(page);
  await edit(
    'catalog-mfe/src/category/CategoryForm.tsx',
    'help={texts.activeHelp} />',
    'help="Off, nobody is offered it." />',
  );
  await see(page, 'Off, nobody is offered it.');
  assert.equal(await nameField(page).inputValue(), typed);
  await edit('catalog-mfe/src/category/tools.css', '.cat-dock {', '.cat-dock {\n  outline-color: rgb(1, 2, 3);');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.cat-dock') ?? document.body).outlineColor === 'rgb(1, 2, 3)',
  );
  assert.equal(await nameField(page).inputValue(), typed);
  assert.ok(await isUnbroken(page));
});

test('a change of the shell arrives around the open screen', async ({ page }) => {
  const { console, edit } = await development();
  await signInAs(page, console.url, 1, '/category/list');
  await page.getByRole('button', { name: 'New category' }).click();
  await nameField(page).fill(typed);
  await mark(page);
  await edit('shell/src/layout/Sidebar.tsx', 'aria-label={texts.main}', 'aria-label="All screens"');
  await page.locator('nav[aria-label="All screens"]').waitFor();
  assert.equal(await nameField(page).inputValue(), typed);
  assert.ok(await isUnbroken(page));
});

test("a source that does not compile is shown in its remote's place and in the terminal; everything goes on, and the repair takes it away", async ({
  page,
  newProfile,
  expectErrors,
}) => {
  expectErrors(/^\[webpack-dev-server\]/);
  const { console, edit } = await development();
  await signInAs(page, console.url, 1, '/category/list');
  await page.getByRole('button', { name: 'Recently deleted' }).waitFor();
  await mark(page);
  await edit(tree, 'const isAllOpen =', 'const isAllOpen = =');
  await see(page, /src\/category\/CategoryTree\.tsx, line \d+: Expression expected/);
  assert.match(console.output(), /catalog-mfe +│ does not compile:/);
  await page.getByRole('button', { name: 'Recently deleted' }).waitFor();
  // Another page, opened meanwhile, gets the latest build; the other remotes come from their releases.
  const other = await newProfile();
  await signInAs(other, console.url, 1, '/FAQs');
  await other.locator('[data-row]').first().waitFor();
  assert.match((await remoteOf(other)) ?? '', /^content-mfe@\d/);
  await other.goto(`${console.url}/category/list`);
  await other.locator('[data-category]').first().waitFor();
  await edit(tree, 'const isAllOpen = =', 'const isAllOpen =');
  await page.getByText('Expression expected').waitFor({ state: 'detached' });
  await edit(tree, '      {texts.recentlyDeleted}\n', '      Lately deleted\n');
  await page.getByRole('button', { name: 'Lately deleted' }).waitFor();
  assert.ok(await isUnbroken(page));
});

test('a change of the API starts it again; open pages go on, and hear of the next build', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/^(503|ERR_CONNECTION_\w+) /);
  const { console, edit } = await development();
  await signInAs(page, console.url, 1, '/category/list');
  await page.locator('[data-category]').first().waitFor();
  await mark(page);
  const restarts = () => console.output().split('started again').length;
  const before = restarts();
  const now = new Date();
  await utimes(path.resolve(import.meta.dirname, '../../api/src/startup/print.ts'), now, now);
  await until('the API again', () => restarts() > before, 40);
  await edit(tree, '      {texts.add}\n', '      Another category\n');
  await page.getByRole('button', { name: 'Another category' }).waitFor({ timeout: 30_000 });
  assert.ok(await isUnbroken(page));
});

test('a part that cannot start ends all of it, with the reason', async ({ console }) => {
  await assert.rejects(
    startConsole({ port: console.port, command: ['tools/dev.mjs', 'shell'] }),
    /ended with 1 before it was ready:[\s\S]*The port \d+ is taken[\s\S]*The API ended with code 1/,
  );
  await assert.rejects(
    startConsole({ port: await freePort(), command: ['tools/dev.mjs', 'kitchen-mfe'] }),
    /There is no "kitchen-mfe"/,
  );
});

test('Ctrl-C ends every process of it', async () => {
  const { console } = await development();
  const pids = await below(console.process.pid ?? 0);
  assert.ok(pids.length >= 4, `${pids.length} processes`);
  await console.stop();
  assert.equal(console.process.exitCode, 0);
  await until('all of them gone', async () => (await alive(pids)).length === 0);
});
