/** Somebody new of staff in a real browser: invited from `/users`, in by the mailed link. */
import assert from 'node:assert/strict';
import { test } from './fixtures';
import { expectAxeClean, see, signInAs, until } from './harness';
import { fromPersonMenu, mailedLink, newPassword, someone, tryToSignIn, withDatabase } from './accounts/setup';

test('somebody is invited by keyboard alone, sets a password by the mailed link and signs in', async ({
  page,
  newProfile,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors('409 /api/admin/user');
    const taken = await someone(database, 4);
    const email = 'neha@example.com';
    const theirs = await newProfile();
    await signInAs(page, url, 2);
    await fromPersonMenu(page, 'Users');
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Invite…' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Invite a colleague' });
    await until('the first field to be ready', () =>
      panel.getByLabel('E-mail').evaluate((field) => field === document.activeElement),
    );
    await page.keyboard.type(taken.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Neha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Iyer');
    await page.keyboard.press('Enter');
    await see(page, 'Role is required');
    await expectAxeClean(page, 'an invitation without a role');
    assert.equal(await panel.getByRole('option', { name: 'Super admin' }).count(), 0);
    // The refused field has the focus: typing chooses from the list.
    await page.keyboard.type('Sub');
    await panel.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await see(page, 'E-mail is already in use');
    await panel.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await see(page, `Neha Iyer invited. The e-mail to ${email} is queued`);
    await page.locator('[data-row]').first().getByText('Invited').waitFor();

    await theirs.goto(url + (await mailedLink(dataFolder, email)));
    await theirs.getByLabel('New password', { exact: true }).fill(newPassword);
    await theirs.getByLabel('Confirm password', { exact: true }).fill(newPassword);
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('link', { name: 'Sign in' }).click();
    await tryToSignIn(theirs, email, newPassword);
    await theirs.waitForURL(`${url}/`);
  }));

test('an invitation that was begun is not lost without a question, and a role without subadminEdit is offered none', async ({
  page,
  newProfile,
  console: { url },
}) => {
  await signInAs(page, url, 2, '/users');
  await page.getByRole('button', { name: 'Invite…' }).click();
  await page.getByLabel('First name').fill('Neha');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const reader = await newProfile();
  await signInAs(reader, url, 3, '/users');
  await reader.locator('[data-row]').first().waitFor();
  assert.equal(await reader.getByRole('button', { name: 'Invite…' }).count(), 0);
});
