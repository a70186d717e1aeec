import { batchCalls, submissionCalls, taskCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Tasks of a batch: the whole job by keyboard: an assignment is added, published, and a submission is marked', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student/batch/list');
  // The first that began has all; the newest may have begun today, and nobody has written in it.
  const { items } = await callAs(page, batchCalls.list, { filter: { status: 'eq:3' }, sort: 'startsAt', limit: 1 });
  const batch = items[0]!;
  await page.goto(`${console.url}/trainer/batch/quiz-assignment?id=${batch.id}`);
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { choose } = keysOf(page);
  await row('Quiz 2: methods').waitFor();

  await page.getByRole('link', { name: 'Add assignment' }).focus();
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'New assignment' });
  await panel.getByLabel('Title').waitFor();
  await panel.getByLabel('Title').focus();
  await keyboard.type('Explain a proof');
  await panel.getByLabel('Due on').focus();
  await keyboard.type('31/12/2099');
  await keyboard.press('Enter');
  await see(page, 'Added as a draft');
  await row('Explain a proof').getByText('Draft').waitFor();
  await choose('Explain a proof', 'Publish');
  await row('Explain a proof').getByText('Published').waitFor();

  const { items: tasks } = await callAs(page, taskCalls.list, { batchId: batch.id });
  const closed = tasks.find(({ toGrade, kind }) => toGrade > 0 && kind === 'assignment')!;
  await choose(closed.title, 'Submissions');
  await page.getByRole('heading', { name: `Submissions of ${closed.title}` }).waitFor();
  await page.getByLabel('State').selectOption('submitted');
  // The rows of all states may still be there: a link of the chosen state has it in its address.
  await page.locator('[data-row] a[href*="state=submitted"]').first().focus();
  await keyboard.press('Enter');
  const marks = page.getByLabel(`Marks (of ${closed.maxMarks})`);
  await marks.focus();
  await keyboard.type('9');
  await keyboard.press('Control+Enter');
  await see(page, 'Saved');
  const graded = await callAs(page, submissionCalls.list, {
    filter: { taskId: `eq:${closed.id}`, state: 'eq:graded' },
  });
  if (graded.total !== closed.graded + 1) throw new Error(JSON.stringify(graded));
});
