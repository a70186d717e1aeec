/** Who is signed in, in a real browser: ways in and out, several tabs, an expired token, rights that change while a page is open. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, otherPerson, see, signInByHand, timeOrigin, until } from './harness';
import { databaseOf } from './harness/database';

const wrongPair = 'E-mail or password is wrong, or sign-in is paused. Try again later or reset the password.';

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const forget = (context: BrowserContext, cookies: RegExp): Promise<void> => context.clearCookies({ name: cookies });
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
const switchTheme = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Dark|Light) theme$/ }).click();

test('the sign-in page is accessible, and a refused pair is shown in one note [2.1]', async ({
  page,
  console: { url },
  expectErrors,
}) => {
  expectErrors('400 /api/auth/admin-login');
  await page.goto(`${url}/`);
  await page.waitForURL(`${url}/auth/login`);
  await page.getByLabel('E-mail').fill('sub.admin@example.com');
  await expectAxeClean(page, 'the sign-in page');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await see(page, wrongPair);
  assert.equal(await page.title(), 'Sign in | Lectern');
  await expectAxeClean(page, 'the refused sign-in');
});

test('after the sign-in the path that was asked for opens, without a reload [8.14]', async ({
  page,
  console: { url },
}) => {
  await page.goto(`${url}/FAQs?page=2`);
  await page.waitForURL(/\/auth\/login\?to=/);
  const opened = await timeOrigin(page);
  await page.getByLabel('E-mail').fill('sub.admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern@2026');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  assert.equal(pathOf(page), '/FAQs?page=2');
  assert.equal(await timeOrigin(page), opened);
});

test('a path to another origin is not kept [2.9]', async ({ page, console: { url } }) => {
  await page.goto(`${url}/auth/login?to=//example.com/x`);
  await page.getByLabel('E-mail').fill('sub.admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern@2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url}/`);
});

test('signed in, the auth pages lead to the categories, without that right home, a student to the student area [2.4, 2.9]', async ({
  page,
  newProfile,
  console: { url },
}) => {
  await signInByHand(page, url, 3);
  await page.goto(`${url}/auth/login`);
  await page.waitForURL(`${url}/category/list`);
  const sales = await newProfile();
  await signInByHand(sales, url, 4);
  await sales.goto(`${url}/auth/anything`);
  await sales.waitForURL(`${url}/`);
  const student = await newProfile();
  await signInByHand(student, url, 15);
  await student.waitForURL(`${url}/student-area`);
  await see(student, 'student@example.com');
  await expectAxeClean(student, 'the student area');
});

test('the device keeps who is signed in sealed only, and after the sign-out the device id alone [2.7, 3.1, 3.3, 4.1, 4.2]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  await signInByHand(page, url, 3);
  await page.waitForFunction(() => localStorage.getItem('loggedInUser')?.startsWith('v1.'));
  const device = (await context.cookies()).find((cookie) => cookie.name === 'device-id')?.value;
  assert.match(device ?? '', /^[A-Za-z0-9_-]{43}$/);
  await logOut(page);
  await page.getByLabel('E-mail').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('loggedInUser')), null);
  assert.deepEqual(
    (await context.cookies()).map(({ name, value }) => [name, value]),
    [['device-id', device]],
  );
});

test('without its entry of a logged-in user the device lets nobody in: not at the next navigation, and not after a reload', async ({
  page,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  const entry = () => page.evaluate(() => localStorage.getItem('loggedInUser'));
  const forgetEntry = () => page.evaluate(() => localStorage.removeItem('loggedInUser'));
  // The entry is sealed first, so it is written a moment after the page is open.
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    let count = 0;
    Storage.prototype.setItem = function (key, value) {
      write.call(this, key, value);
      if (key === 'loggedInUser') document.documentElement.dataset['entries'] = String((count += 1));
    };
  });
  const hasWritten = (times: number) =>
    page.waitForFunction((least) => Number(document.documentElement.dataset['entries']) >= least, times);
  await signInByHand(page, url, 3);
  await hasWritten(2);
  await page.reload();
  await hasWritten(1);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await forgetEntry();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
  await see(page, 'Please login to continue');
  assert.equal(pathOf(page), '/auth/login?to=%2FFAQs');
  await page.getByLabel('E-mail').waitFor();
  assert.equal(await entry(), null);
  await signInByHand(page, url, 3, '/FAQs');
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await hasWritten(2);
  await forgetEntry();
  await page.goto(`${url}/category/list`);
  await page.getByLabel('E-mail').waitFor();
  assert.equal(pathOf(page), '/auth/login?to=%2Fcategory%2Flist');
  // The server has ended the session, too.
  await page.reload();
  await page.getByLabel('E-mail').waitFor();
});

test('an expired access token is refreshed and the request sent again, without a word [4.7, 8.5]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  await signInByHand(page, url, 3, '/FAQs');
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await forget(context, /^access_token/);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.status() === 200);
  const refreshed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/get-accesstoken') && answer.status() === 200,
  );
  await switchTheme(page);
  await Promise.all([saved, refreshed]);
  assert.equal(pathOf(page), '/FAQs');
});

test('a session that is over leads to the sign-in page, which says so and keeps the path [8.3]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  await signInByHand(page, url, 3, '/FAQs');
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await forget(context, /^(access|refresh)_token/);
  // A call of the page's own may end the session in it before the click does.
  await Promise.any([switchTheme(page), page.waitForURL(/\/auth\/login/)]);
  await see(page, 'Please login to continue');
  assert.equal(pathOf(page), '/auth/login?to=%2FFAQs');
});

test('a sign-out takes the other tabs along, and a sign-in brings them back to their path', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  await signInByHand(page, url, 3);
  const other = await context.newPage();
  await other.goto(`${url}/FAQs`);
  await other.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await logOut(page);
  await other.waitForURL(/\/auth\/login\?to=%2FFAQs/);
  await other.getByLabel('E-mail').waitFor();
  await signInByHand(page, url, 3);
  await other.waitForURL(`${url}/FAQs`);
});

test('a tab whose session was replaced saves nothing, says so and offers to reload', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors('409 /api/preferences', otherPerson);
  await signInByHand(page, url, 1, '/FAQs');
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: /^Notifications, / }).waitFor(); // the socket is there
  const other = await context.newPage();
  // A call of the first tab between the two sessions would meet no cookies at all, and lead to the sign-in: it is held until there are some.
  let letThrough = (): void => undefined;
  const signedIn = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/**', async (route) => {
    await signedIn;
    await route.continue();
  });
  await forget(context, /^(access|refresh)_token/);
  await signInByHand(other, url, 3);
  letThrough();
  await see(page, /^Somebody else signed in/);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences'));
  await switchTheme(page);
  assert.equal((await refused).status(), 409);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(/^Somebody else signed in/).waitFor({ state: 'detached' });
});

test('a sign-out that the server did not hear of opens nothing until it did [8.8]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^ERR_INTERNET_DISCONNECTED /, /^RemoteError: .* No connection/, /^401 /);
  await signInByHand(page, url, 3);
  await context.setOffline(true);
  await logOut(page);
  await see(page, /we couldn’t reach the server/);
  assert.equal(pathOf(page), '/auth/login');
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${url}/FAQs`);
  await next.getByLabel('E-mail').waitFor();
  await next.reload();
  await next.getByLabel('E-mail').waitFor();
  assert.equal(
    (await context.cookies()).some((cookie) => cookie.name.startsWith('refresh_token')),
    false,
  );
});

test('without the right the typed path says which right is missing, and no code of the remote is fetched [2.2, 6.5]', async ({
  page,
  console: { url },
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/remotes/catalog-mfe/') && fetched.push(request.url()));
  await signInByHand(page, url, 4, '/category/list');
  await page.getByRole('heading', { level: 1, name: 'Not allowed to access' }).waitFor();
  await see(page, '“See categories”');
  await expectAxeClean(page, 'a refused path');
  assert.deepEqual(fetched, []);
});

test('rights that change while a page is open change menu and screen without a reload', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) => {
  expectErrors(/^403 /);
  const database = await databaseOf(dataFolder);
  const change = async (statement: string) => {
    await database.query('begin');
    await database.query('update roles set rights_epoch = rights_epoch + 1 where id = 101');
    await database.query(statement);
    await database.query('commit');
  };
  const menu = page.getByRole('navigation', { name: 'Main' });
  try {
    await signInByHand(page, url, 101);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const opened = await timeOrigin(page);
    const hadIt = (await menu.getByRole('link', { name: 'Categories' }).count()) > 0;
    assert.equal(hadIt, false);
    await change(`insert into role_rights (role_id, right_name) values (101, 'categoryList')`);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await menu.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
    await change(`delete from role_rights where role_id = 101 and right_name = 'categoryList'`);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { level: 1, name: 'Not allowed to access' }).waitFor();
    await until(
      'the menu without the entry',
      async () => (await menu.getByRole('link', { name: 'Categories' }).count()) === 0,
    );
    assert.equal(await timeOrigin(page), opened);
  } finally {
    await database.end();
  }
});
