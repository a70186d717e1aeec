import { courseCurriculumCalls } from '@lectern/contract/catalog';
import { batchCalls, curriculumCalls, questionCalls, taskCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

const course = 'Algebra from the beginning';

test('A batch of a course: by keyboard it is planned, its curriculum is pulled from the course once, and a quiz takes its questions from the catalogue', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student/batch/list');
  const { keyboard } = page;
  const { press, pick } = keysOf(page);
  await page.locator('[data-row]').first().waitFor();
  const trainer = (await callAs(page, batchCalls.trainers, {})).items[0]?.name ?? '';

  await press('Add batch');
  await page.getByRole('heading', { name: 'Add batch' }).waitFor();
  await page.getByLabel('Title').focus();
  await keyboard.type('Algebra in spring');
  await page.getByLabel('Kind').selectOption('Course');
  await pick('Course', course);
  await pick('Trainer', trainer);
  await page.getByLabel('First day').focus();
  await keyboard.type('06/01/2031');
  await page.getByRole('button', { name: 'Add batch' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Algebra in spring' }).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('id'));

  await page.goto(`${console.url}/trainer/batch/curriculum?id=${id}`);
  await page.getByRole('heading', { name: 'Algebra in spring' }).waitFor();
  await press('Pull from the course…');
  const dialog = page.getByRole('dialog', { name: `Pull the curriculum of ${course}?` });
  const { sections } = await callAs(page, courseCurriculumCalls.read, { id: 1 });
  const ready = sections.flatMap(({ lessons }) => lessons).filter(({ status }) => status === 'ready');
  await dialog.getByText(`: ${ready[0]!.title}`).first().waitFor();
  await press('Pull');
  await see(page, 'Curriculum pulled');
  const { items } = await callAs(page, curriculumCalls.list, { batchId: id });
  const lessons = items.filter(({ kind }) => kind !== 'section');
  if (lessons.length !== ready.length) throw new Error(`${lessons.length} of ${ready.length} lessons were pulled`);
  await press('Pull from the course…');
  await dialog.getByText('The batch has everything that the course has.').first().waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${console.url}/trainer/batch/quiz-assignment?id=${id}`);
  await page.getByRole('link', { name: 'Add quiz' }).focus();
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'New quiz' });
  await panel.getByLabel('Title').waitFor();
  await panel.getByLabel('Title').focus();
  await keyboard.type('What you know');
  const quizzes = (await callAs(page, taskCalls.quizzes, {})).items;
  await pick('Questions of', quizzes[0]!.title);
  await panel.getByLabel('Due on').focus();
  await keyboard.type('31/12/2099');
  await keyboard.press('Enter');
  await see(page, 'Added as a draft');
  await page.waitForURL(/[?&]task=\d/);
  const taskId = Number(new URL(page.url()).searchParams.get('task'));
  const { questions } = await callAs(page, questionCalls.list, { taskId });
  if (questions.length === 0) throw new Error(`the quiz ${taskId} has no questions`);
});
