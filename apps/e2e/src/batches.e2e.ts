import { batchCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Batches: the whole job by keyboard: one is planned with its meetings shown first, a student is booked, a meeting moved, and the batch cancelled', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student/batch/list');
  const { keyboard } = page;
  const { press, choose } = keysOf(page);
  await page.locator('[data-row]').first().waitFor();
  const found = page.locator('[role=listbox][aria-busy=false] [role=option]').first();
  const { items } = await callAs(page, batchCalls.trainers, {});
  const trainer = items[0]?.name ?? '';

  await press('Add batch');
  // The list's search is labelled Title too.
  await page.getByRole('heading', { name: 'Add batch' }).waitFor();
  await page.getByLabel('Title').focus();
  await keyboard.type('Sea navigation');
  await page.getByLabel('Trainer', { exact: true }).focus();
  await keyboard.type(trainer);
  await found.waitFor();
  await keyboard.press('Enter');
  await page.getByLabel('First day').focus();
  await keyboard.type('06/01/2031');
  await press('Preview meetings');
  await see(page, '12 meetings');
  await page.getByRole('button', { name: 'Add batch' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sea navigation' }).waitFor();
  await see(page, 'Mon 6 Jan 2031, 18:00–19:00');

  await page.getByRole('link', { name: 'Members' }).focus();
  await keyboard.press('Enter');
  await see(page, '20 seats left');
  await press('Add students');
  const panel = page.getByRole('dialog', { name: 'Add students to Sea navigation' });
  await panel.getByLabel('Students').focus();
  await keyboard.type('Pri');
  await found.waitFor();
  await keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Add students' }).focus();
  await keyboard.press('Enter');
  await see(page, '19 seats left');

  await page.getByRole('link', { name: 'Meetings' }).focus();
  await keyboard.press('Enter');
  await choose('Mon 6 Jan 2031', 'Edit');
  await page.getByRole('dialog').getByLabel('Start').focus();
  await keyboard.press('Control+A');
  await keyboard.type('19:30');
  await keyboard.press('Enter');
  await see(page, 'Mon 6 Jan 2031, 19:30–20:30');

  await press('More actions for Sea navigation');
  await page.getByRole('menuitem', { name: 'Cancel batch…' }).focus();
  await keyboard.press('Enter');
  await page.getByLabel('Reason').focus();
  await keyboard.type('The harbour is frozen');
  await press('Cancel batch');
  await see(page, 'Reason: The harbour is frozen');
});
