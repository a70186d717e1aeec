/** A release that goes to a part of the people first, in the consoles that they have open. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { signInAs, test, until } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { databaseOf } from './harness/database';
import { publishFaultyRelease } from './harness/faulty-release';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, title: string) => menu(page).getByRole('link', { name: title, exact: true });
const heading = (page: Page, title: string): Promise<void> => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

test('Canary: its people alone meet it; what fails them is taken back by itself, in open consoles and without a reload, and who steers is told', async ({ page, newProfile, console }) => {
  const [admin, sub] = [await newProfile(), await newProfile()];
  const people = [page, admin, sub];
  await signInAs(page, console.url, 1, '/FAQs');
  await signInAs(admin, console.url, 2, '/FAQs');
  await signInAs(sub, console.url, 3, '/category/skills');
  await publishFaultyRelease(console, { live: false });
  await remotesCommand(console, ['canary', 'catalog-mfe', '0%', '--role', '3']);
  await entry(sub, 'On render').waitFor();
  assert.equal(await entry(page, 'On render').count(), 0, 'who is not in the cohort keeps what is live');
  await entry(page, 'Categories').waitFor();

  await remotesCommand(console, ['canary', 'catalog-mfe', '0%', '--role', '1', '--role', '2', '--role', '3']);
  const database = await databaseOf(console.dataFolder);
  await database.query("update remotes set min_loads = 6 where name = 'catalog-mfe'").finally(() => database.end());
  const opened: number[] = [];
  for (const each of people) {
    await entry(each, 'On render').click();
    await each.getByRole('main').getByRole('alert').waitFor();
    // A page that goes tells what it has counted.
    await each.reload();
    await each.getByRole('main').getByRole('alert').waitFor();
    opened.push(await timeOrigin(each));
  }
  for (const each of people) await entry(each, 'Categories').waitFor();
  assert.deepEqual(await Promise.all(people.map((each) => entry(each, 'On render').count())), [0, 0, 0]);
  await entry(page, 'Categories').click();
  await heading(page, 'Categories');
  assert.deepEqual(await Promise.all(people.map(timeOrigin)), opened);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await until('the notice', () => page.getByText(/^catalog-mfe@1\.0\.0-gfaulty was taken back$/).isVisible());
});
