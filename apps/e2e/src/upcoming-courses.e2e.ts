import { upcomingCourseCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Upcoming courses: the whole job by keyboard: one is added, announced, postponed with a reason and turned into a course', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/course/upcoming-course');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose, pick } = keysOf(page);
  await row('Algebra from the ground up').waitFor();

  await press('Add upcoming course');
  const panel = page.getByRole('dialog', { name: 'New upcoming course' });
  await panel.waitFor();
  await panel.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('Weaving on a small loom');
  await pick('Category', 'Drawing');
  await pick('Trainer', 'a');
  await panel.getByLabel('Expected on').focus();
  await keyboard.type('01/05/2033');
  await press('Add upcoming course');
  await see(page, 'Added');
  await choose('Weaving on a small loom', 'Announce');
  await row('Weaving on a small loom').getByText('Announced').waitFor();
  await choose('Weaving on a small loom', 'Postpone…');
  await page.getByLabel('Reason').focus();
  await keyboard.type('The loom is not there yet');
  await press('Postpone');
  await row('Weaving on a small loom').getByText('Postponed').waitFor();
  await choose('Weaving on a small loom', 'Make a course');
  await row('Weaving on a small loom').getByText('Converted').waitFor();
  const [made] = (await callAs(page, upcomingCourseCalls.list, { q: 'weaving' })).items;
  if (!made?.courseId || made.expectedOn !== '2033-05-01') throw new Error(JSON.stringify(made));
});
