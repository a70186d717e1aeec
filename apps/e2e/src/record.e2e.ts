/** What the panel of every record does with a refusal, walked on the institutes; conflicts are in `faqs-edit`, ways out in `guard`. */
import { instituteCalls } from '@lectern/contract/people';
import { writesIn } from '../runner/writes';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { see, signInAs, until } from './harness';
import { databaseOf } from './harness/database';
import { namesShown } from './harness/list';

test('Record: what the form and what the server refuse is on its field; a second click adds nothing twice [5.21]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/admin/institutes');
  await signInAs(page, console.url, 1, '/institutes?q=bergen');
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New institute' });
  const code = panel.getByLabel('Code', { exact: true });
  const add = panel.getByRole('button', { name: 'Add institute' });
  await add.click();
  await see(page, 'Name is required');
  await panel.getByLabel('Name', { exact: true }).fill('Bergen Music School');
  await panel.getByLabel('Country').focus();
  await page.keyboard.type('Norway');
  await page.keyboard.press('Tab');
  await code.fill('pce');
  await add.click();
  await see(page, 'Code is already in use');
  await code.fill('BMS_1');
  await add.dblclick();
  await until('it is there once', async () => (await namesShown(page)).join() === 'Bergen Music School');
});

test('a write into a shared console is found by its audit row, and a sign-in is no write', async ({
  page,
  console,
}) => {
  const database = await databaseOf(console.dataFolder);
  try {
    const written = await writesIn(database);
    await signInAs(page, console.url, 1, '/institutes');
    expect(await written()).toEqual([]);
    const { items } = await callAs(page, instituteCalls.list, { limit: 1 });
    await callAs(page, instituteCalls.delete, { id: items[0]!.id, version: items[0]!.version });
    expect(await written()).toEqual([`institute.delete of institutes ${items[0]!.id}`]);
    expect(await written()).toEqual([]);
  } finally {
    await database.end();
  }
});
