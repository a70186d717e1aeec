/** A remote that misbehaves takes neither the page nor another remote with it; it is named, reported and taken out. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Console } from './harness/console';
import { test } from './fixtures';
import { goTo, heading, signInAs, timeOrigin, until } from './harness';
import { withDatabase } from './accounts/setup';
import { panel } from './faults/setup';
import { publishFaultyRelease } from './harness/faulty-release';

/** Signs in where all is well, with a release of catalog-mfe that misbehaves as soon as its screen is opened. */
const openWith = async (page: Page, console: Console, how: string): Promise<void> => {
  await publishFaultyRelease(console);
  await page.addInitScript((value) => sessionStorage.setItem('misbehaves', value), how);
  await signInAs(page, console.url, 1, '/FAQs');
  await faqsAreThere(page);
};
const faqsAreThere = async (page: Page): Promise<void> => {
  await heading(page, 'FAQs');
  await page.getByRole('main').getByRole('table').or(page.getByRole('treegrid')).first().waitFor();
};
const failure = /^(RemoteError: .*|Error: .*)$/s;

test('a remote that replaces what others live on is named and taken out; all is put back, and its report survives a page that is left at once [D9.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(failure);
  await openWith(page, console, 'replaces');
  await withDatabase(console.dataFolder, (database) => database.query('truncate remote_health, remote_health_people'));
  const opened = await timeOrigin(page);
  await goTo(page, 'Misbehaving');
  assert.match(
    await panel(page),
    /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*added Object\.prototype\.get, replaced Array\.prototype\.map[\s\S]*web-/,
  );
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
  assert.equal(await timeOrigin(page), opened);
  await page.reload();
  await faqsAreThere(page);
  const failures = () =>
    withDatabase(console.dataFolder, async (database) =>
      Number(
        (
          await database.query<{ count: string }>(
            'select coalesce(sum(load_failures + render_errors), 0) as count from remote_health',
          )
        ).rows[0]?.count,
      ),
    );
  await until('the report', async () => (await failures()) > 0);
  await page.reload();
  await faqsAreThere(page);
  assert.equal(await failures(), 1);
});

test('what can’t be put back reloads the page without the remote [D9.3]', async ({ page, console, expectErrors }) => {
  expectErrors(failure);
  await openWith(page, console, 'replaces for good');
  const opened = await timeOrigin(page);
  await goTo(page, 'Misbehaving');
  await until('the reload', async () => (await timeOrigin(page).catch(() => opened)) !== opened);
  assert.match(await panel(page), /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*replaced Array\.prototype\.map/);
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
});

test('a remote whose style sheet hides the page loses it and is named [D9.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(failure);
  await openWith(page, console, 'hides');
  await goTo(page, 'Misbehaving');
  assert.match(
    await panel(page),
    /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*Its style sheet made the page invisible/,
  );
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
});

test('a remote that changes the address without end is held to twenty a second and named, and the tab goes on [D9.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(failure);
  await openWith(page, console, 'navigates');
  const before = await page.evaluate(() => history.length);
  await goTo(page, 'Misbehaving');
  assert.match(await panel(page), /catalog-mfe@\S+-gfaulty has a problem[\s\S]*more than 20 times in a second/);
  await until('the end of it', () => page.evaluate(() => sessionStorage.getItem('ended')));
  assert.ok((await page.evaluate(() => history.length)) - before <= 50);
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
});

test('a remote that makes a thousand requests at once holds up no other screen, and nobody is blamed [D9.3]', async ({
  page,
  console,
}) => {
  await openWith(page, console, 'requests');
  await goTo(page, 'Misbehaving');
  await heading(page, 'Misbehaving');
  const start = Date.now();
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
  assert.ok(Date.now() - start < 5_000, `the next screen took ${Date.now() - start} ms`);
  const answered = await page.evaluate(() => Number(sessionStorage.getItem('answered')));
  assert.ok(answered < 1_000, 'its requests were still waiting');
  assert.equal(await page.getByRole('main').getByRole('alert').count(), 0);
});

test('a remote that two pages froze with is not started by itself, and starts when a person wants it [D9.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(failure);
  await openWith(page, console, 'no');
  for (let death = 0; death < 2; death += 1) {
    const frozen = await page.context().newPage();
    await frozen.addInitScript(() => sessionStorage.setItem('misbehaves', 'freezes'));
    await frozen.goto(`${console.url}/FAQs`);
    await heading(frozen, 'FAQs');
    void goTo(frozen, 'Misbehaving').catch(() => undefined);
    await until('the freeze', () => page.evaluate(() => localStorage.getItem('froze')));
    await page.evaluate(() => localStorage.removeItem('froze'));
    await frozen.close();
  }
  await page.goto(`${console.url}/category/misbehaving`);
  assert.match(await panel(page), /It was stopped, because the page froze twice\.[\s\S]*web-/);
  await goTo(page, 'FAQs');
  await faqsAreThere(page);
  await goTo(page, 'Misbehaving');
  await page.getByRole('button', { name: 'Start anyway' }).click();
  await heading(page, 'Misbehaving');
});
