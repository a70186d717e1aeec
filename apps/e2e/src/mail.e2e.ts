/** Mail: what nobody sends is read on the screen of the settings, and a crash loses none. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { crashMails, mailCount } from '../fault/mails';
import { mailedLink, someone, withDatabase } from './accounts/setup';
import { test } from './fixtures';
import { expectAxeClean, newDataFolder, see, signInAs } from './harness';

test('without a mail server an operator reads each mail in the settings, follows its link, and sends a test', async ({
  page,
  newProfile,
  console: { url, dataFolder },
}) =>
  withDatabase(dataFolder, async (database) => {
    const person = await someone(database, 3, 'Tara');
    const theirs = await newProfile();
    await theirs.goto(`${url}/auth/forgot-password`);
    await theirs.getByLabel('E-mail').fill(person.email);
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await mailedLink(dataFolder, person.email);

    await signInAs(page, url, 1, '/setting/mail');
    await see(page, /^No e-mail leaves this server/);
    assert.equal(await page.getByRole('button', { name: 'Export' }).count(), 0);
    await page.locator('[data-row]').first().getByText('Kept here').waitFor();
    await page.getByRole('link', { name: person.email }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Set a new password' });
    await panel.getByText('It works once, within one hour.').waitFor();
    await expectAxeClean(page, 'a mail');
    const link = (await panel.getByRole('link', { name: 'Set a new password' }).getAttribute('href')) ?? '';
    await theirs.goto(link);
    await theirs.getByLabel('New password', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Send a test' }).press('Enter');
    await page.getByRole('dialog').getByLabel('E-mail').fill('operator@example.com');
    await page.keyboard.press('Enter');
    await see(page, 'Test to operator@example.com queued');
    await page.getByRole('link', { name: 'operator@example.com' }).waitFor();
  }));

test('when API and worker are killed under a hundred mails, each mail reaches its reader, and one that came twice has the same Message-ID', async () => {
  const folder = await newDataFolder('mails');
  const { console: again, aftermath } = await crashMails(folder);
  try {
    assert.ok(aftermath.before < mailCount);
    assert.deepEqual(aftermath, { before: aftermath.before, reached: mailCount, strangeTwice: 0, states: ['sent'] });
  } finally {
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
