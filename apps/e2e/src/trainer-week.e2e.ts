import { batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { see, signInAs } from './harness';
import { newStudent } from './students/setup';

test('A trainer’s week: found by keyboard, a week on and back, with a way to the batch', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/trainer/detail/personal-info?id=1');
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Week' }).focus();
  await keyboard.press('Enter');
  await page.locator('.week-day.is-today').waitFor();
  const { items } = await callAs(page, batchCalls.list, { limit: 1, filter: { trainerId: 'eq:1' } });
  const batch = items[0];
  const { meetings } = await callAs(page, meetingCalls.list, { batchId: batch?.id ?? 0 });
  await page.goto(`${console.url}/trainer/detail/week?id=1&on=${meetings[0]?.localDate ?? ''}`);
  const way = page
    .locator('.week-item')
    .getByRole('link', { name: batch?.title ?? '' })
    .first();
  await way.waitFor();
  const shown = await page.locator('.week h2').textContent();
  await keyboard.press('j');
  await expect(page.locator('.week h2')).not.toHaveText(shown ?? '');
  await keyboard.press('k');
  await expect(page.locator('.week h2')).toHaveText(shown ?? '');
  await way.focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: batch?.title ?? '' }).waitFor();
});

test('An open page of a batch shows seats that are taken elsewhere, without a reload', async ({
  page,
  console,
  newProfile,
}) => {
  await signInAs(page, console.url, 1, '/student/batch/list');
  const { items } = await callAs(page, batchCalls.list, { limit: 50, filter: { status: 'eq:2' } });
  const open = items.find(({ seats, seatsTaken }) => seats - seatsTaken > 2);
  await page.goto(`${console.url}/student/batch/members?id=${open?.id ?? 0}`);
  const left = (open?.seats ?? 0) - (open?.seatsTaken ?? 0);
  await see(page, `${left} seats left`);
  const other = await newProfile();
  await signInAs(other, console.url, 1, '/student');
  const { id } = await newStudent(other);
  await callAs(other, batchMemberCalls.add, { batchId: open?.id ?? 0, studentIds: [id], as: 'active' });
  await see(page, `${left - 1} seats left`);
});
