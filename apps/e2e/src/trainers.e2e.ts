import {
  trainerCalls,
  trainerEducationCalls,
  trainerExperienceCalls,
  trainerSkillCalls,
} from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

const about = Array.from({ length: 250 }, (_, at) => `word${at}`).join(' ');
/** A viewer of the browser would offer to reload the page because of it, and take the focus for that. */
const damaged = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

test('Trainers: one is added by keyboard, submitted with a resume, and verified part by part in the queue', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/trainer');
  const { keyboard } = page;
  const { press } = keysOf(page);
  await page.locator('[data-row]').first().waitFor();
  await press('Add trainer');
  await until('the first name has the focus', () =>
    page.getByLabel('First name').evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('Zahra');
  await keyboard.press('Tab');
  await keyboard.type('Zaman');
  await keyboard.press('Tab');
  await keyboard.type('India');
  await page.getByRole('textbox', { name: 'Mobile' }).focus();
  await keyboard.type('55500 09999');
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await keyboard.type('zahra.zaman@example.com');
  await press('Add trainer');
  await see(page, 'Trainer added');
  await page.getByRole('heading', { name: 'Zahra Zaman' }).waitFor();

  // The rows of the parts have forms like this page's own; here they come by calls.
  const trainerId = Number(new URL(page.url()).searchParams.get('id'));
  const { trainer } = await callAs(page, trainerCalls.detail, { id: trainerId });
  await callAs(page, trainerCalls.update, {
    id: trainerId,
    version: trainer.version,
    headline: 'Physics for everybody',
    about,
  });
  await callAs(page, trainerSkillCalls.add, { trainerId, skillId: 1, level: 'expert', years: 4 });
  await callAs(page, trainerExperienceCalls.add, {
    trainerId,
    title: 'Teacher',
    organisation: 'Hill School',
    startedOn: '2019-04-01',
  });
  await callAs(page, trainerEducationCalls.add, { trainerId, degree: 'BSc', school: 'Pune', startYear: 2010 });

  await page.goto(`${console.url}/trainer/detail/resume?id=${trainerId}`);
  await press('Add resume');
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  await press('Save');
  await see(page, /^This PDF is damaged and can’t be shown/);
  await press('Submit for verification');
  await see(page, 'Submitted for verification');

  await page.goto(`${console.url}/trainer/review`);
  const heading = page.getByRole('heading', { name: /of Zahra Zaman$/ });
  // Nothing is decided before what it is about is there.
  const mayDecide = () =>
    page
      .getByRole('button', { name: /^Approve/ })
      .and(page.locator('[aria-disabled=false]'))
      .waitFor();
  await page
    .getByRole('button', { name: /^Zahra Zaman/ })
    .first()
    .focus();
  await keyboard.press('Enter');
  await heading.waitFor();
  for (const part of ['Personal info', 'Skills', 'Experience', 'Education']) {
    const shown = page.getByRole('heading', { name: `${part} of Zahra Zaman` });
    await page.getByRole('button', { name: `Zahra Zaman ${part}` }).focus();
    await keyboard.press('Enter');
    await shown.waitFor();
    await mayDecide();
    await keyboard.press('a');
    await shown.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Zahra Zaman Resume' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Resume of Zahra Zaman' }).waitFor();
  await mayDecide();
  await keyboard.press('c');
  await page.getByRole('dialog').getByLabel('Reason').fill('Page two is missing');
  await press('Ask for changes');
  await see(page, 'Changes in Resume asked for');
  await heading.waitFor({ state: 'detached' });
  const sentBack = (await callAs(page, trainerCalls.detail, { id: trainerId })).trainer;
  if (sentBack.status !== 'changes_asked') throw new Error(sentBack.status);

  await callAs(page, trainerCalls.submit, { id: trainerId, version: sentBack.version });
  await page.goto(`${console.url}/trainer/detail/resume?id=${trainerId}`);
  await press('Approve');
  await see(page, 'Zahra Zaman is verified');
});

test('Trainers: the pages of a resume are drawn in the page, hidden and shown by keyboard, and the file is saved', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/trainer/detail/resume?id=1');
  const { press } = keysOf(page);
  const pages = page.getByRole('figure', { name: /^Pages of Resume/ });
  await pages.getByText('Page 1 of 1').waitFor();
  await until('a drawn page', () =>
    pages.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width > 300),
  );
  if ((await page.locator('iframe').count()) > 0) throw new Error('a viewer of the browser takes keys and focus');
  const saved = page.waitForEvent('download');
  await press('Download Resume Amina Wanjiru.pdf');
  const name = (await saved).suggestedFilename();
  if (name !== 'Resume Amina Wanjiru.pdf') throw new Error(name);
  await press('Hide');
  await pages.waitFor({ state: 'detached' });
  await press('Open Resume Amina Wanjiru.pdf');
  await pages.waitFor();
});
