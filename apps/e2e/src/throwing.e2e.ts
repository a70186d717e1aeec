/** What a remote throws, at each place where code can throw: its own place says so, all else works, and the remotes overview shows it. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { goTo, goToRemotes, heading, signInAs, timeOrigin } from './harness';
import { withDatabase } from './accounts/setup';
import { panel, style } from './faults/setup';
import { publishFaultyRelease } from './harness/faulty-release';

const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Press' }).click();
const throwing: readonly {
  readonly title: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly says: RegExp;
}[] = [
  {
    title: 'At evaluation',
    says: /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*Error: thrown at evaluation[\s\S]*web-/,
  },
  { title: 'On render', says: /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*Error: thrown on render[\s\S]*web-/ },
  {
    title: 'In an effect',
    says: /catalog-mfe@\S+-gfaulty could not be loaded[\s\S]*Error: thrown in an effect[\s\S]*web-/,
  },
  {
    title: 'In a handler',
    act: press,
    says: /catalog-mfe@\S+-gfaulty has a problem[\s\S]*Error: thrown in a handler[\s\S]*web-/,
  },
  { title: 'In a promise', says: /catalog-mfe@\S+-gfaulty has a problem[\s\S]*Error: thrown in a promise[\s\S]*web-/ },
];
for (const { title, act, says } of throwing) {
  test(`a remote that throws (${title.toLowerCase()}) is named in its place, all else works, and Retry brings it back [D9.2]`, async ({
    page,
    console,
    expectErrors,
  }) => {
    expectErrors(/^(RemoteError: .* )?Error: thrown /);
    await publishFaultyRelease(console);
    await signInAs(page, console.url, 1, '/FAQs');
    await heading(page, 'FAQs');
    const opened = await timeOrigin(page);
    await goTo(page, title);
    await act?.(page);
    const text = await panel(page);
    if (!says.test(text)) throw new Error(`the place says:\n${text}`);
    await goTo(page, 'FAQs');
    await heading(page, 'FAQs');
    await goTo(page, title);
    await act?.(page);
    await panel(page);
    await page.evaluate(() => sessionStorage.setItem('calm', 'yes'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, title);
    await page.getByRole('main').getByRole('alert').waitFor({ state: 'detached' });
    if ((await timeOrigin(page)) !== opened) throw new Error('the page was loaded anew');
  });
}

test('a block of the home page that throws is gone alone: its heading stays, blocks of both versions of the slot continue, and the remotes overview shows it [D8.2]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/^Error: thrown on render/);
  await publishFaultyRelease(console);
  await withDatabase(console.dataFolder, (database) => database.query('truncate remote_health'));
  await signInAs(page, console.url, 1, '/');
  await page
    .getByRole('group', { name: /^catalog-mfe@\S+-gfaulty failed$/ })
    .getByText(/^Error: thrown on render/)
    .waitFor();
  // That of content-mfe is there for version 2, one of this release for version 1, another one for both.
  await page.getByText('room for 5 rows').waitFor();
  await page.getByRole('link', { name: /^View all \d+ drafts$/ }).waitFor();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  assert.deepEqual(headings, [
    ...['Throwing block', 'Rows', 'Sign-ups per day', 'Today’s meetings', 'Waiting for a call'],
    ...['Sales today', 'Sales in 30 days', 'Payments to look at', 'To verify', 'Latest payments'],
    ...['Payment links that wait', 'Video views in 30 days', 'Sound block'],
    ...['Coupons to check', 'Latest coupon uses', 'FAQs in draft', 'Chapters and topics in draft'],
    ...['Recent files', 'Remotes and jobs'],
  ]);
  await page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/remotes/health') && (answer.request().postData() ?? '').includes('thrown on render'),
  );
  await goToRemotes(page);
  await page.getByText(/^1 on render/).waitFor();
  await page.getByText(/the last: Error: thrown on render, reference web-/).waitFor();
  await page.getByText('Manifest').click();
  await page.getByText('shell.home.v2#throwing', { exact: true }).waitFor();
  await page.getByText('shell.home.v1#sound, of which there is v2 by now').waitFor();
});

test('a release’s faults in consoles are in the overview of remotes: on load, on render, in handlers and in promises, with the last error [D9.2]', async ({
  page,
  faults,
  console,
  expectErrors,
}) => {
  expectErrors(/^404 \/remotes\//, /^RemoteError: /, /^Error: thrown /);
  await publishFaultyRelease(console);
  // The tests before this one reported errors of the same release.
  await withDatabase(console.dataFolder, (database) => database.query('truncate remote_health'));
  const proxy = await faults();
  proxy.fault(new RegExp(`/remotes/catalog-mfe/[^/]+/${style}`), 'missing');
  await signInAs(page, proxy.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  await goTo(page, 'Sound');
  await panel(page);
  for (const { title, act } of throwing) {
    await goTo(page, 'FAQs');
    await heading(page, 'FAQs');
    await goTo(page, title);
    await act?.(page);
    await panel(page);
  }
  await page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/remotes/health') &&
      (answer.request().postData() ?? '').includes('thrown in a promise'),
  );
  await goToRemotes(page);
  await page.getByText(/^2 on load, 2 on render, 1 in handlers, 1 in promises/).waitFor();
  await page.getByText(/the last: Error: thrown in a promise, reference web-/).waitFor();
});
