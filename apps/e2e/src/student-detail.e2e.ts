import { studentCalls } from '@lectern/contract/people';
import { test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { callAs } from './faqs/setup';
import { activityPath, field, infoPath, newStudent, profilePath, save, stored } from './students/setup';

const more = /^More actions for /;

test('students: the history is in words, the newest first, with the earlier values', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student');
  const { id } = await newStudent(page, { city: 'Pune' });
  await page.goto(`${console.url}${profilePath}?id=${id}`);
  await page.getByLabel('City').fill('Mumbai');
  await field(page, 'Lead status').selectOption({ label: 'Contacted' });
  await save(page);
  await page.getByRole('link', { name: 'Activity' }).click();
  await see(page, /added the student/);
  const texts = await page.locator('.timeline li').allTextContents();
  if (
    !/^Meera Nair changed the profile.*City.*Pune.*→.*Mumbai/.test(texts[0] ?? '') ||
    !/Lead status.*New.*→.*Contacted/.test(texts[0] ?? '') ||
    !texts[1]?.includes('added the student')
  )
    throw new Error(texts.join('\n'));
  if (JSON.stringify(texts).includes('98450')) throw new Error('a number stands in full');
});

test('students: earlier actions come on demand, each once', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student');
  const student = await newStudent(page);
  let { version } = student;
  for (let time = 1; time <= 26; time += 1)
    ({ version } = (
      await callAs(page, studentCalls.update, { id: student.id, version, city: `City ${time}` })
    ).student);
  await page.goto(`${console.url}${activityPath}?id=${student.id}`);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await see(page, /added the student/);
  if ((await page.locator('.timeline li').count()) !== 27)
    throw new Error(`${await page.locator('.timeline li').count()} deeds`);
  if (await page.getByRole('button', { name: 'Show earlier' }).count())
    throw new Error('more is offered than there is');
});

test('students: one is deleted from their page, and restored there [E7.1]', async ({ page, console }) => {
  await signInAs(page, console.url, 2, '/student');
  const { id, name } = await newStudent(page);
  await page.goto(`${console.url}${infoPath}?id=${id}`);
  await page.getByRole('button', { name: more }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).waitFor();
  if (await page.getByRole('menuitem', { name: 'Permanently erase…' }).count()) throw new Error('Erasing is offered');
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'Students', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await see(page, 'This student has been deleted and can be restored for 30 days.');
  await page.goto(`${console.url}${profilePath}?id=${id}`);
  await see(page, 'This student has been deleted');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
});

test('students: erasing needs the exact name and a reason, and leaves nothing personal [E7.2]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student');
  const { id, name } = await newStudent(page, { email: 'erase.me@example.com', city: 'Pune' });
  await page.goto(`${console.url}${infoPath}?id=${id}`);
  await page.getByRole('button', { name: more }).press('Enter');
  await page.getByRole('menuitem', { name: 'Permanently erase…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Permanently erase ${name}?` });
  await dialog.getByRole('button', { name: 'Permanently erase' }).press('Enter');
  await see(page, 'Name is required');
  await see(page, 'Reason is required');
  await expectAxeClean(page, 'the question before erasing');
  await dialog.getByLabel('Name').fill('Ottilie');
  await dialog.getByLabel('Reason').fill('Asked for it by mail');
  await dialog.getByRole('button', { name: 'Permanently erase' }).press('Enter');
  await see(page, 'Name is Invalid');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Reason').press('Tab');
  await dialog.getByRole('button', { name: 'Permanently erase' }).press('Enter');
  await see(page, 'This student has been erased. No personal data is left.');
  const left = await stored(page, id);
  if (
    left.status !== 'erased' ||
    left.email !== null ||
    left.mobile !== null ||
    left.city !== '' ||
    left.name.includes('Ottilie')
  )
    throw new Error(JSON.stringify(left));
  if (await page.getByRole('link', { name: 'Edit' }).count()) throw new Error('Edit is offered');
  await page.goto(`${console.url}${activityPath}?id=${id}`);
  await see(page, /permanently erased the student/);
});

test('student area: a student reads their own profile, and can change nothing', async ({ page, console }) => {
  await signInAs(page, console.url, 15, '/student-area');
  const profile = page.getByRole('region', { name: 'My profile' });
  await profile.getByText('student@example.com').waitFor();
  await profile.getByRole('heading', { name: 'Guardian' }).waitFor();
  for (const role of ['button', 'textbox', 'link'] as const)
    if (await profile.getByRole(role).count()) throw new Error(`the profile has a ${role}`);
});
