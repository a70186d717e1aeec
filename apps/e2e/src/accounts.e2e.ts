/** One's own account and all accounts in a real browser: passwords, sessions, `/users`. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, see, signInAs, until } from './harness';
import { closeFilter, openFilter } from './harness/list';
import {
  enterAs,
  fromPersonMenu,
  mailedLink,
  newPassword,
  someone,
  tabTo,
  tryToSignIn,
  withDatabase,
} from './accounts/setup';

const wrongPair = 'E-mail or password is wrong, or sign-in is paused. Try again later or reset the password.';
const atSignIn = (page: Page): Promise<void> => page.waitForURL(/\/auth\/login/);

test('a forgotten password is set again by the mailed link, by keyboard alone', async ({
  page,
  console: { url, dataFolder },
}) =>
  withDatabase(dataFolder, async (database) => {
    const person = await someone(database, 3);
    await page.goto(`${url}/auth/login`);
    await page.getByLabel('E-mail').waitFor();
    await tabTo(page, 'Forgot password?');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await page.goto(url + (await mailedLink(dataFolder, person.email)));
    await page.getByLabel('New password', { exact: true }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    await page.keyboard.type('weak');
    await page.keyboard.press('Enter');
    await see(page, 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.');
    await see(page, 'Confirm password is required');
    await page.getByLabel('New password', { exact: true }).press('ControlOrMeta+a');
    await page.keyboard.type(newPassword);
    await tabTo(page, 'Confirm password');
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await expectAxeClean(page, 'a password that is set');
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await atSignIn(page);
    await tryToSignIn(page, person.email, newPassword);
    await page.waitForURL(`${url}/`);
  }));

test('a link that was used says so and leads to a new one; an unknown address is answered like a known one', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors('400 /api/auth/reset-password');
    const person = await someone(database, 3);
    await page.goto(`${url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill('nobody.at.all@example.com');
    await page.keyboard.press('Enter');
    await see(page, /^If nobody\.at\.all@example\.com belongs to an account/);
    await page.goto(`${url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill(person.email);
    await page.keyboard.press('Enter');
    await see(page, new RegExp(`^If ${person.email} belongs to an account`));
    await database.query('update password_resets set used_at = now() where user_id = $1', [person.id]);
    await page.goto(url + (await mailedLink(dataFolder, person.email)));
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Link is Invalid' }).waitFor();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  }));

test('after five wrong passwords the right one is refused too, in the same words; the mailed link opens the way', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors('400 /api/auth/admin-login');
    const person = await someone(database, 3);
    await page.goto(`${url}/auth/login`);
    for (let n = 0; n < 5; n += 1) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/admin-login'));
      await tryToSignIn(page, person.email, `wrong ${n}`);
      assert.equal((await answered).status(), 400);
      await until(
        'the password emptied',
        async () => (await page.getByLabel('Password', { exact: true }).inputValue()) === '',
      );
    }
    await tryToSignIn(page, person.email);
    await see(page, wrongPair);
    const { rows } = await database.query('select 1 from mails where user_id = $1 and template = $2', [
      person.id,
      'account-locked',
    ]);
    assert.equal(rows.length, 1);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await page.goto(url + (await mailedLink(dataFolder, person.email)));
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await tryToSignIn(page, person.email, newPassword);
    await page.waitForURL(`${url}/`);
  }));

test("one's own password is changed by keyboard alone, and the other device is signed out [2.29]", async ({
  page,
  newProfile,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors('400 /api/auth/change-password', /^401 /);
    const person = await someone(database, 3);
    const other = await newProfile();
    await enterAs(page, url, person);
    await enterAs(other, url, person, '/FAQs');
    await fromPersonMenu(page, 'Change password');
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
    await see(page, '1 other session');
    await tabTo(page, 'Current password');
    await page.keyboard.type('not this one');
    await tabTo(page, 'New password');
    await page.keyboard.type(newPassword);
    await see(page, 'Strength: good');
    await tabTo(page, 'Confirm password');
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await see(page, 'Current password is Invalid');
    await page.getByLabel('Current password', { exact: true }).fill('Lectern@2026');
    await page.keyboard.press('Enter');
    await see(page, 'Password changed. 1 other session ended');
    await atSignIn(other);
    await see(other, 'Please login to continue');
    await tryToSignIn(other, person.email, newPassword);
    await other.waitForURL(`${url}/FAQs`);
  }));

test("one sees one's own sessions and ends another device's", async ({
  page,
  newProfile,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(/^401 /);
    const person = await someone(database, 3);
    const other = await newProfile();
    await enterAs(page, url, person);
    await enterAs(other, url, person, '/FAQs');
    await fromPersonMenu(page, 'My sessions');
    await page.getByRole('heading', { level: 1, name: 'My sessions' }).waitFor();
    await see(page, /\(this session\)$/);
    const menus = page.getByRole('button', { name: /^Actions for Chrome on/ });
    await until('both sessions', async () => (await menus.count()) === 2);
    const rows = page.locator('[data-row]');
    const theirs = (await rows.first().textContent())?.includes('this session') ? 1 : 0;
    await menus.nth(theirs).press('Enter');
    await page.getByRole('menuitem', { name: 'End session…' }).press('Enter');
    await page.getByRole('button', { name: 'End session' }).press('Enter');
    await see(page, 'Session ended');
    await until('one session', async () => (await menus.count()) === 1);
    await atSignIn(other);
  }));

test('accounts are found, blocked with a reason and unblocked, by keyboard alone', async ({
  page,
  newProfile,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(/^401 /);
    const person = await someone(database, 4, 'Bela');
    const theirs = await newProfile();
    await enterAs(theirs, url, person);
    await signInAs(page, url, 1);
    await fromPersonMenu(page, 'Users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(person.email);
    const menu = page.getByRole('button', { name: `Actions for ${person.name}` });
    await until(
      'only the one',
      async () => (await page.locator('[data-row]').count()) === 1 && (await menu.isVisible()),
    );
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Block…' }).press('Enter');
    const panel = page.getByRole('dialog', { name: `Block ${person.name}` });
    await panel.getByLabel('Reason').fill('no');
    await panel.getByRole('button', { name: 'Block account' }).press('Enter');
    await see(page, 'Minimum character length is 5');
    await expectAxeClean(page, 'a block that lacks its reason');
    await panel.getByLabel('Reason').fill('Left the company');
    await panel.getByRole('button', { name: 'Block account' }).press('Enter');
    await see(page, `${person.name} is blocked`);
    await page.locator('[data-row]').getByText('Blocked').waitFor();
    await atSignIn(theirs);
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Unblock' }).press('Enter');
    await see(page, `${person.name} unblocked`);
    await tryToSignIn(theirs, person.email);
    await theirs.waitForURL(`${url}/`);
  }));

test('a reset link is sent from the list, filters are in the address, and a person without a right reads which one is missing', async ({
  page,
  newProfile,
  console: { url, dataFolder },
}) =>
  withDatabase(dataFolder, async (database) => {
    const person = await someone(database, 15, 'Chitra');
    await signInAs(page, url, 2, '/users');
    const menu = await openFilter(page, 'Role');
    await menu.getByLabel(/^Student \(/).click();
    await until('the filter in the address', () => page.url().includes('filter%5BroleId%5D=eq%3A15'));
    await closeFilter(page);
    await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Send reset link…' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await see(page, `Reset link to ${person.name} queued`);
    assert.match(await mailedLink(dataFolder, person.email), /^\/auth\/reset-password#token=/);
    await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Reveal e-mail…' }).click();
    await page.getByLabel('Reason').fill('The parent called');
    await page.getByRole('button', { name: 'Reveal' }).click();
    await see(page, person.email);
    const reader = await newProfile();
    await signInAs(reader, url, 3, '/users');
    await reader
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await see(reader, 'You need the permission “Impersonate”');
    const nobody = await newProfile();
    await signInAs(nobody, url, 4, '/users');
    await nobody.getByRole('heading', { level: 1, name: 'Not allowed to access' }).waitFor();
    await see(nobody, '“See all accounts”');
  }));
