import assert from 'node:assert/strict';
import { trainingAdCalls } from '@lectern/contract/catalog';
import { batchCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

test('Training ads: by keyboard one is added, gets its days and a batch, is published, and keeps its last batch', async ({
  page,
  console,
  expectErrors,
}) => {
  await signInAs(page, console.url, 1, '/training-ad');
  const { keyboard } = page;
  const { press, tabTo, pick } = keysOf(page);
  await page.locator('[data-row]').first().waitFor();
  await callAs(page, batchCalls.create, {
    title: 'Chess on Mondays',
    kind: 'training',
    trainerId: 1,
    timeZone: 'Asia/Kolkata',
    seats: 8,
    meetings: [{ localDate: '2031-03-03', localStart: '05:00', durationMinutes: 30 }],
  });
  await press('Add training ad');
  const panel = page.getByRole('dialog', { name: 'New training ad' });
  await until('the title has the focus', () =>
    panel.getByLabel('Title').evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('Chess for beginners, live');
  await pick('Trainer', 'Amina Wanjiru');
  await pick('Skill', 'JavaScript');
  await press('Add training ad');
  await page.getByRole('heading', { name: 'Chess for beginners, live' }).waitFor();
  await page.locator('aside').getByText('first and last day').waitFor();

  await page.getByLabel('First day').focus();
  await keyboard.type('03032031');
  await page.getByLabel('Last day').focus();
  await keyboard.type('05052031');
  await press('Save');
  await see(page, 'Saved');
  await page.getByRole('link', { name: 'Batches' }).focus();
  await keyboard.press('Enter');
  await press('Add a batch');
  await pick('Batch', 'Chess');
  await press('Add batch');
  await page.locator('.ad-batches li').waitFor();
  await page.locator('aside').getByText('It has everything that publishing needs.').waitFor();
  await press('Send to review');
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  await press('Publish');
  await page.getByRole('button', { name: 'Pause…' }).waitFor();

  expectErrors('409 /api/training-ad/batches');
  await tabTo((await page.getByRole('button', { name: /^Actions for/ }).getAttribute('aria-label')) ?? '');
  await keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  await keyboard.press('Enter');
  await see(page, 'A published ad needs a batch that is upcoming or ongoing');
  const [made] = (await callAs(page, trainingAdCalls.list, { q: 'chess' })).items;
  assert.deepEqual([made?.status, made?.startsOn, made?.batchesCount], ['published', '2031-03-03', 1]);
});
