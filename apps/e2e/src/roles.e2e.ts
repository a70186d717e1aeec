/** Roles in a real browser: what is ticked in one console is what people see in another. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { newPassword, mailedLink, tryToSignIn } from './accounts/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const right = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });

test('Roles: the whole job by keyboard: a role is made, a colleague invited with it, who sees its menu; the role is deleted and its people move [6.7]', async ({
  page,
  newProfile,
  console: { url, dataFolder },
}) => {
  const { keyboard } = page;
  const { press, choose, select } = keysOf(page);
  await signInAs(page, url, 1, '/roles');
  await page.locator('[data-row]').first().waitFor();
  await press('Add role');
  await page.getByRole('heading', { level: 1, name: 'New role' }).waitFor();
  await until('the name has the focus', () =>
    page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('Archivist');
  const preview = page.getByRole('region', { name: 'What this role sees' });
  await right(page, 'Edit the library').focus();
  await keyboard.press('Space');
  assert.equal(await right(page, 'See the library').isChecked(), true);
  await preview.getByText('Library', { exact: true }).waitFor();
  assert.equal(await preview.getByText('Categories', { exact: true }).count(), 0);
  await page.getByLabel('Name', { exact: true }).focus();
  await keyboard.press('Enter');
  await see(page, 'Role added');

  await page.goto(`${url}/sub-admin`);
  await page.locator('[data-row]').first().waitFor();
  await press('Add sub-admin');
  const panel = page.getByRole('dialog', { name: 'New sub-admin' });
  await until('the address has the focus', () =>
    panel.getByLabel('E-mail').evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('neha.archive@example.com');
  await keyboard.press('Tab');
  await keyboard.type('Neha');
  await select(panel.getByLabel('Role', { exact: true }), 'Archivist');
  await keyboard.press('Tab');
  await keyboard.type('Archivist of the night');
  await press('Add sub-admin');
  await see(page, 'Added');
  const row = page.locator('[data-row]').filter({ hasText: 'neha.archive@example.com' });
  await row.getByText('Invited').waitFor();

  const theirs = await newProfile();
  await theirs.goto(url + (await mailedLink(dataFolder, 'neha.archive@example.com')));
  await theirs.getByLabel('New password', { exact: true }).fill(newPassword);
  await theirs.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await tryToSignIn(theirs, 'neha.archive@example.com', newPassword);
  await menuOf(theirs).getByRole('link', { name: 'Library', exact: true }).waitFor();
  assert.deepEqual(await menuOf(theirs).getByRole('link').allTextContents(), ['Library']);

  await page.goto(`${url}/roles`);
  await choose('Archivist', 'Delete…');
  const question = page.getByRole('dialog', { name: 'Delete Archivist?' });
  await select(question.getByLabel('Move them to'), 'Content editor');
  await press('Delete');
  await page.locator('[data-row]').filter({ hasText: 'Archivist' }).waitFor({ state: 'detached' });
  await menuOf(theirs).getByRole('link', { name: 'FAQs', exact: true }).waitFor();
});

test('a role that is changed in one console changes menu, route and row action in another within a minute, without a reload', async ({
  page,
  newProfile,
  console: { url },
}) => {
  const theirs = await newProfile();
  await signInAs(theirs, url, 100, '/category/skills');
  const opened = await theirs.evaluate(() => performance.timeOrigin);
  await theirs.locator('[data-row]').first().waitFor();
  await signInAs(page, url, 1, '/roles/edit?id=100');
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page, 'Saved');
  };
  await right(page, 'Delete and restore skills').check();
  await right(page, 'See institutes').check();
  await save();
  await menuOf(theirs).getByRole('link', { name: 'Institutes', exact: true }).waitFor({ timeout: 60_000 });
  const firstActions = theirs.getByRole('button', { name: /^Actions for/ }).first();
  await until('the action to be offered', async () => {
    await firstActions.click();
    const found = await theirs.getByRole('menuitem', { name: 'Delete…' }).count();
    await theirs.keyboard.press('Escape');
    await theirs.getByRole('menu').waitFor({ state: 'hidden' });
    return found > 0;
  });
  await right(page, 'See skills').uncheck();
  await save();
  await theirs.getByRole('heading', { level: 1, name: 'Not allowed to access' }).waitFor({ timeout: 60_000 });
  assert.equal(await menuOf(theirs).getByRole('link', { name: 'Skills', exact: true }).count(), 0);
  assert.equal(await theirs.evaluate(() => performance.timeOrigin), opened);
});

test('rights that the person lacks are not given, the own role and that of super admins stay, and two roles are compared', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 2, '/roles/edit?id=101');
  await page.getByText('You can only read this role').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save', exact: true }).count(), 0);
  await page.getByLabel('Compare with').selectOption('Content editor');
  await page.getByText(/Compared with Content editor: \d+ more, \d+ fewer\./).waitFor();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  assert.equal(await right(page, 'See agencies').count(), 0);
  await page.getByLabel('Find a right').fill('refund');
  assert.deepEqual(await page.locator('.rights-group li label').allTextContents(), ['Refund payments']);
});
