import assert from 'node:assert/strict';
import { quizCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Quizzes: the whole job by keyboard: a quiz is made, answered as a student would, and made ready', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/course/quizzes');
  await page.locator('[data-row]').first().waitFor();
  const { keyboard } = page;
  const { press, tabTo } = keysOf(page);
  await press('Add quiz');
  await page.getByRole('heading', { level: 1, name: 'New quiz' }).waitFor();
  await page.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('Halves and quarters');
  await press('Add question');
  await page.getByRole('textbox', { name: /^Question/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  await keyboard.type('What is a half of seven?');
  await page.getByLabel('Kind', { exact: true }).focus();
  await keyboard.type('A number');
  await page.getByLabel('Right number', { exact: true }).focus();
  await keyboard.type('3.5');
  await press('Preview');
  await page.getByLabel('Your number').focus();
  await keyboard.type('3.5');
  await press('Check answers');
  await page.getByText('1 of 1 mark: passed').waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('Add quiz');
  await see(page, 'Added');
  await page.getByRole('heading', { level: 1, name: 'Halves and quarters' }).waitFor();
  await tabTo('Make ready');
  await keyboard.press('Enter');
  await page.getByRole('main').getByText('Ready', { exact: true }).waitFor();
  const { items } = await callAs(page, quizCalls.list, { q: 'Halves and quarters' });
  assert.deepEqual([items[0]?.status, items[0]?.questionCount, items[0]?.totalMarks], ['ready', 1, 1]);
});
