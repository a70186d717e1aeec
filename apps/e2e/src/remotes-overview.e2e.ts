/** The remotes overview in a real browser while every remote is broken: operators see and do everything, by keyboard alone. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { databaseOf } from './harness/database';
import { publishFaultyRelease } from './harness/faulty-release';

const faulty = '1.0.0-gfaulty';
const row = (page: Page, remote: string) =>
  page.getByRole('table', { name: 'Remotes' }).getByRole('row').filter({ hasText: remote });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses from the menu of a remote's row, by keyboard; then the question is open. */
const ask = async (page: Page, remote: string, action: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Actions for ${remote}`, exact: true })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
  await dialog(page).waitFor();
};
const answer = async (page: Page, verb: string): Promise<void> => {
  await dialog(page)
    .getByRole('button', { name: verb, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
};
/** The version that a remote has live. */
const liveOf = (page: Page, remote: string): Promise<string> =>
  row(page, remote).getByRole('cell').nth(1).locator('b').innerText();

test('while every remote is broken, an operator switches one off and on, gives a canary 10 %, promotes and rolls back [D10.1]', async ({
  page,
  console,
  faults,
  expectErrors,
}) => {
  expectErrors(/^404 \/remotes\//, /^RemoteError: /);
  const proxy = await faults();
  proxy.fault(/^\/remotes\//, 'missing');
  await publishFaultyRelease(console, { live: false });
  await signInAs(page, proxy.url, 1, '/category/list');
  await page.getByRole('main').getByRole('alert').waitFor();
  await menu(page).getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Remotes', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await row(page, 'catalog-mfe').getByText(faulty).waitFor();
  const before = await liveOf(page, 'catalog-mfe');

  await ask(page, 'content-mfe', 'Disable…');
  await dialog(page).getByLabel('Message').fill('FAQs are being moved until noon');
  // The page hears of it by the next answer, and then reads what its menu and routes follow.
  const heard = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/session');
  await answer(page, 'Switch off');
  await row(page, 'content-mfe').getByText('FAQs are being moved until noon').waitFor();
  await heard;
  await menu(page).getByRole('link', { name: 'FAQs' }).click();
  await see(page, /FAQs are being moved until noon/);
  await page.goBack();
  await ask(page, 'content-mfe', 'Enable…');
  await answer(page, 'Switch on');
  await row(page, 'content-mfe').getByText('Switched off').waitFor({ state: 'detached' });

  await ask(page, 'catalog-mfe', 'Canary…');
  await dialog(page).getByText(`${faulty} fits the shell and what is live now`).waitFor();
  assert.equal(await dialog(page).getByLabel('Percent of all people').inputValue(), '10');
  await expectAxeClean(page, 'the question of a canary');
  await answer(page, 'Start canary');
  await row(page, 'catalog-mfe').getByText('10%', { exact: true }).waitFor();
  assert.equal(await liveOf(page, 'catalog-mfe'), before);

  await ask(page, 'catalog-mfe', 'Promote to all…');
  await dialog(page).getByLabel('Reason').fill('It did well');
  await answer(page, 'Promote to all');
  await row(page, 'catalog-mfe').getByText(`before: ${before}`).waitFor();
  assert.equal(await liveOf(page, 'catalog-mfe'), faulty);
  await see(page, /“It did well”/);

  await ask(page, 'catalog-mfe', 'Roll back…');
  await answer(page, 'Roll back');
  // A rolled-back release is no target of a rollback.
  await row(page, 'catalog-mfe').getByText(`before: ${before}`).waitFor({ state: 'detached' });
  assert.equal(await liveOf(page, 'catalog-mfe'), before);
});

test('a release that may not run is not promoted, and the overview says why, in the question and next to its facts [D10.1]', async ({
  page,
  console,
}) => {
  const database = await databaseOf(console.dataFolder);
  try {
    await database.query(
      `update remote_keys k set revoked_at = now(), revoked_reason = 'lost' from remotes r where r.id = k.remote_id and r.name = 'catalog-mfe' and k.kind = 'signing'`,
    );
    await signInAs(page, console.url, 1, `/setting/remotes?remote=catalog-mfe&release=${faulty}`);
    const why = `The key that signed ${faulty} was revoked`;
    await ask(page, faulty, 'Promote to all…');
    await dialog(page).getByText(why).waitFor();
    const verb = dialog(page).getByRole('button', { name: 'Promote to all', exact: true });
    assert.equal(await verb.getAttribute('aria-disabled'), 'true');
    await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await row(page, 'catalog-mfe').getByText('Blocked').waitFor();
    await page
      .getByRole('region', { name: `catalog-mfe ${faulty}` })
      .getByText(', revoked')
      .waitFor();
  } finally {
    await database.query(
      `update remote_keys set revoked_at = null, revoked_reason = null where revoked_reason = 'lost'`,
    );
    await database.end();
  }
});

test('a key is added for a team’s pipeline, its token shown once, and revoked [D1.3]', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/setting/remotes?remote=people-mfe');
  const keys = page.getByRole('region', { name: 'Keys of people-mfe' });
  await keys.getByRole('button', { name: 'Add key…' }).press('Enter');
  await dialog(page).getByLabel('Kind').selectOption({ label: 'deploy token' });
  await dialog(page).getByLabel('Label').fill('people-ci');
  await dialog(page).getByRole('button', { name: 'Add key' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'The deploy token' })
    .getByText(/^[A-Za-z0-9_-]{43}$/)
    .waitFor();
  await expectAxeClean(page, 'a new token');
  await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
  await keys.getByRole('button', { name: 'Actions for the key people-ci' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Revoke…' }).press('Enter');
  await dialog(page).getByLabel('Reason').fill('It was only a trial');
  await answer(page, 'Revoke key');
  await keys.getByText(/revoked .*: It was only a trial/).waitFor();
  await see(page, /key people-ci revoked/);
});

test('without the right to manage remotes the settings have no tab for them, and the address says which right is missing [D10.3]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 2, '/setting/remotes');
  await see(page, 'Not allowed to access');
  await page.getByText('Manage remotes').waitFor();
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  const tabs = page.getByRole('navigation', { name: 'Sections of the settings' });
  await tabs.getByRole('link', { name: 'General' }).waitFor();
  await tabs.getByRole('link', { name: 'E-mail' }).waitFor();
  assert.equal(await tabs.getByRole('link', { name: 'Remotes' }).count(), 0);
});
