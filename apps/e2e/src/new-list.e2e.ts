/** A list that a remote brings to a console whose shell was built before: the shell's own code does not know it. */
import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { instituteCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { heading, see, signInAs, timeOrigin, until } from './harness';
import { buildCopy, remotesCommand } from './harness/changed-copy';

const shell = path.resolve(import.meta.dirname, '../../shell/dist');

/** Takes menu, route, commands and record type of the institutes out of a copy of their remote. */
const withoutInstitutes = async (copy: string): Promise<void> => {
  const change = async (name: string, pattern: RegExp): Promise<void> => {
    const file = path.join(copy, name);
    const text = await readFile(file, 'utf8');
    const changed = text.replace(pattern, '');
    assert.notEqual(changed, text);
    await writeFile(file, changed);
  };
  await change('remote.config.ts', /^ {4}\.\.\.listCommands\(\{[^}]*\}\),\n|^ {4}\{[^{}]*'\/institutes'[^{}]*\},\n/gm);
  await change('src/remote.ts', /^.*institute.*\n/gm);
};

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Institutes', exact: true });

test('a list that the shell was built without goes live in an open console: menu, palette, changes of others and export work at once', async ({
  page,
  newProfile,
  console,
}) => {
  for (const file of await readdir(shell))
    if (file.endsWith('.js'))
      assert.ok(!(await readFile(path.join(shell, file), 'utf8')).includes('/institutes'), file);
  const [withList = ''] = await readdir(path.join(console.dataFolder, 'objects/remotes/people-mfe'));
  const build = await buildCopy('people-mfe', '1.1.0-gbefore', withoutInstitutes);
  await remotesCommand(console, ['publish', 'people-mfe', '--live'], () => Promise.resolve(build));
  await signInAs(page, console.url, 1, '/student');
  await heading(page, 'Students');
  const opened = await timeOrigin(page);
  assert.equal(await menuEntry(page).count(), 0);

  await remotesCommand(console, ['promote', 'people-mfe', withList]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await menuEntry(page).waitFor();

  await page.getByRole('button', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.type('nairobi');
  await page
    .getByRole('group', { name: 'Institutes' })
    .getByRole('option', { name: /^Nairobi Science Academy/ })
    .waitFor();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nairobi Science Academy' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  const other = await newProfile();
  await signInAs(other, console.url, 2, '/');
  const { items } = await callAs(other, instituteCalls.list, { q: 'leeds' });
  await callAs(other, instituteCalls.update, { id: items[0]!.id, version: items[0]!.version, city: 'Bradford' });
  await see(page, '1 row was updated by somebody else');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await see(page, /^Export of institutes/);
  await until('the file', () => page.getByRole('button', { name: /^Download/ }).count());
  assert.equal(await timeOrigin(page), opened);
});
