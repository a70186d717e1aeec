/** A console that stays open while every team delivers: begun work is finished, old files are still there, and the next entry has what is new. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { goTo, signInAs, timeOrigin, until, type Console } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { renumbered } from './harness/renumbered';

const remotes = ['catalog-mfe', 'people-mfe', 'commerce-mfe', 'content-mfe'] as const;
const releases = 10;
/** Releases of each remote without the begun form; ten in `npm run soak -- sessions`. */
const releasesOfOthers = Number(process.env['E2E_RELEASES'] ?? 1);
const versionOf = (release: number): string => `1.0.${release}-gmany`;

const deliver = async (console: Console, remote: string, version: string): Promise<void> => {
  const { folder, remove } = await renumbered(remote, version);
  try {
    await remotesCommand(console, ['publish', remote, '--live'], () => Promise.resolve(folder));
  } finally {
    await remove();
  }
};

const placeOf = (page: Page, remote: string, version: string) =>
  page.locator(`[data-remote="${remote}@${version}"]`).first();

test('Open sessions: through ten releases a form that was begun loses nothing, and the page is never reloaded [D5.1]', async ({
  page,
  console,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on(
    'response',
    (response) =>
      void (
        response.url().includes('/remotes/') &&
        response.status() >= 400 &&
        failures.push(`${response.status()} ${response.url()}`)
      ),
  );
  await signInAs(page, console.url, 1, '/category/list');
  await page.getByRole('treegrid').waitFor();
  const opened = await timeOrigin(page);
  const first = (await page.locator('[data-remote^="catalog-mfe@"]').first().getAttribute('data-remote')) ?? '';
  await page.getByRole('button', { name: 'New category' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Begun before ten releases');

  for (let release = 1; release <= releases; release += 1)
    await Promise.all(
      remotes
        .filter((remote) => remote === 'catalog-mfe' || release > releases - releasesOfOthers)
        .map((remote) => deliver(console, remote, versionOf(release))),
    );

  assert.equal(await name.inputValue(), 'Begun before ten releases');
  assert.equal((await page.locator(`[data-remote="${first}"]`).count()) > 0, true, 'who works in a version keeps it');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.locator('[data-category]', { hasText: 'Begun before ten releases' }).waitFor();
  // A chunk of the version that was opened, eleven releases later.
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByText('Recently deleted categories').waitFor();

  const newest = versionOf(releases);
  for (const [title, remote] of [
    ['Students', 'people-mfe'],
    ['Coupon', 'commerce-mfe'],
    ['FAQs', 'content-mfe'],
    ['Categories', 'catalog-mfe'],
  ] as const) {
    await goTo(page, title);
    await until(`${remote}@${newest}`, () => placeOf(page, remote, newest).count());
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
  assert.equal(await timeOrigin(page), opened);
  assert.deepEqual(failures, []);
});
