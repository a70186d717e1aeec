import { courseCurriculumCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test.use({ consoleFor: 'readers' });

test('Preview of a course: from its page by keyboard: ready lessons of each kind are opened, a quiz is tried, drafts are not shown', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/course/detail/info?id=1');
  await page.getByRole('heading', { level: 1, name: 'Algebra from the beginning' }).waitFor();
  const { sections } = await callAs(page, courseCurriculumCalls.read, { id: 1 });
  const lessons = sections.flatMap((section) => section.lessons);
  const { press } = keysOf(page);
  await press('Preview as a student');
  const shown = page.getByRole('region', { name: 'Lessons' });
  await shown.waitFor();
  await page.getByText(/^This is a preview:/).waitFor();
  const rows = await shown.locator('li > button').count();
  const ready = lessons.filter(({ status }) => status === 'ready');
  if (rows !== ready.length) throw new Error(`${rows} lessons are shown, ${ready.length} are ready`);

  const open = async (kind: string) => {
    const lesson = ready.find((each) => each.kind === kind && each.isComplete);
    if (!lesson) return undefined;
    const row = shown.locator('li').filter({ hasText: lesson.title }).first();
    await row.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    return row;
  };
  await (await open('video'))?.locator('.video-frame').waitFor();
  await (await open('article'))?.locator('.course-preview-content p').first().waitFor();
  const quiz = await open('quiz');
  if (!quiz) throw new Error('the first course of the demo has no ready quiz');
  await quiz.getByRole('button', { name: 'Try the quiz' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Check answers' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('Back to the course');
  await page
    .getByRole('tab', { name: /^Info/ })
    .or(page.getByRole('link', { name: 'Info' }))
    .first()
    .waitFor();
});
