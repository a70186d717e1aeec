import { courseCalls, coursePartCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { databaseOf } from './harness/database';
import { keysOf } from './harness/keyboard';

/** What other parts of the catalogue write: words, an image, an intro video, a section with a lesson. */
const giveContent = async (dataFolder: string, id: number): Promise<void> => {
  const database = await databaseOf(dataFolder);
  await database.query(`
    with v as (insert into videos (source, url, state) values ('url', 'https://video.example.com/1', 'ready') returning id)
    update courses set description_words = 300, short_description = repeat('Short and clear. ', 3), intro_video_id = (select id from v),
      image_file_id = (select image_file_id from courses where id = 1) where id = ${id};
    insert into course_skills (course_id, skill_id) values (${id}, 1);
    with s as (insert into course_sections (course_id, title, sort_key) values (${id}, 'Walls', 1) returning id)
    insert into lessons (course_id, section_id, kind, title, article_html, status, sort_key)
    select ${id}, id, 'article', 'The first wall', '<p>Paint.</p>', 'ready', 1 from s`);
  await database.end();
};

test('Video courses: the whole job by keyboard: one is added, priced, given outcomes, sent to review, published and taken off sale', async ({
  page,
  console,
  expectErrors,
}) => {
  // What is missing is refused, and said.
  expectErrors('409 /api/admin/course/change-status');
  await signInAs(page, console.url, 1, '/course/video-course');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, pick } = keysOf(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await row('complete course').first().waitFor();

  await press('Add course');
  await page.getByRole('dialog', { name: 'New course' }).waitFor();
  await field('Title').focus();
  await keyboard.type('Painting walls');
  await pick('Category', 'algebra');
  await pick('Trainer', 'amina');
  await press('Add course');
  await page.getByRole('heading', { level: 1, name: 'Painting walls' }).waitFor();
  await see(page, 'Add an intro video that is ready');
  const [made] = (await callAs(page, courseCalls.list, { q: 'painting walls' })).items;
  if (made?.slug !== 'painting-walls' || made.status !== 'draft') throw new Error(JSON.stringify(made));

  await page.getByRole('textbox', { name: /^Price (?!before)/ }).focus();
  await keyboard.press('Control+a');
  await keyboard.type('1499.5');
  await press('Save');
  await see(page, 'Course saved');
  await until('the price is shown with its digits', async () =>
    (await page.locator('.record-figures').innerText()).includes('1499.50 INR'),
  );

  const step = async (verb: string): Promise<void> => {
    await page.getByRole('button', { name: verb, exact: true }).focus();
    await keyboard.press('Enter');
  };
  await step('Send to review');
  await page
    .getByText(/^Not yet:/)
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Say at least one thing that students learn' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add outcome' }).focus();
  for (const text of ['Paint a wall', 'Mix colours']) {
    await page.getByRole('button', { name: 'Add outcome' }).focus();
    await keyboard.press('Enter');
    await keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Move outcome 2' }).focus();
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await press('Save');
  await see(page, 'Features saved');
  const { features } = await callAs(page, coursePartCalls.features, { id: made.id });
  if (features.map(({ text }) => text).join() !== 'Mix colours,Paint a wall') throw new Error(JSON.stringify(features));

  await giveContent(console.dataFolder, made.id);
  await page.goto(`${console.url}/course/detail/info?id=${made.id}`);
  await see(page, 'Nothing is missing.');
  await step('Send to review');
  await see(page, 'Sent to review');
  await step('Publish');
  await page.locator('.page-head').getByText('Published').waitFor();
  await step('Unpublish…');
  await page.getByRole('dialog', { name: 'Unpublish Painting walls?' }).getByLabel('Reason').focus();
  await keyboard.type('A video is wrong');
  await press('Unpublish');
  await page.locator('.page-head').getByText('Unpublished').waitFor();
  await see(page, 'A video is wrong');
});
