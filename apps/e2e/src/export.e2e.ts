import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/node';
import { leadStates, studentCalls } from '@lectern/contract/people';
import { userStatuses } from '@lectern/contract/platform/user';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';

test('Export: what the list shows comes as a workbook that is the same cell by cell, from the bell [E5.1]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student?filter[status]=in:active,blocked&sort=name');
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Format').selectOption('xlsx');
  await panel.getByRole('button', { name: 'Export', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await see(page, /^Export of students/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /^students \d{4}-\d\d-\d\d\.xlsx$/);
  const [head = [], ...rows] = (await readXlsx(await readFile(await download.path())))[0]?.data ?? [];
  const shown = await callAs(page, studentCalls.list, {
    sort: 'name',
    limit: 100,
    filter: { status: 'in:active,blocked' },
  });
  const at = (name: string): number => head.indexOf(name);
  assert.equal(rows.length, shown.total);
  assert.deepEqual(
    rows
      .slice(0, 100)
      .map((row) => [
        row[at('Name')],
        row[at('E-mail')] ?? null,
        row[at('Mobile')] ?? null,
        row[at('Country')] ?? null,
        row[at('Lead status')],
        row[at('Status')],
        new Date(`${String(row[at('Created')]).replace(' ', 'T')}+05:30`).getTime(),
      ]),
    shown.items.map(({ name, email, mobile, countryName, leadState, status, createdAt }) => [
      name,
      email,
      mobile,
      countryName,
      leadStates[leadState],
      userStatuses[status],
      Math.floor(new Date(createdAt).getTime() / 1000) * 1000,
    ]),
  );
});
