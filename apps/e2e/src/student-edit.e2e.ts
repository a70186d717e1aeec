import { studentCalls } from '@lectern/contract/people';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, inDark, see, signInAs, until } from './harness';
import { callAs } from './faqs/setup';
import { field, infoPath, newStudent, profilePath, save, skillPath, stored } from './students/setup';

for (const width of [1440, 375])
  test(`students: one is added in two steps by the keyboard alone, at ${width} px`, async ({ page, console }) => {
    await page.setViewportSize({ width, height: 812 });
    await signInAs(page, console.url, 1, profilePath);
    const { keyboard } = page;
    const steps = page.getByRole('list').filter({ hasText: '1 Person' });
    await field(page, 'First name').focus();
    for (const typed of [
      'Ottilie',
      'Schlüter',
      'Kenya',
      `700 12${width > 600 ? '3' : '4'} 456`,
      `ottilie.${width}@example.com`,
    ]) {
      await keyboard.type(typed);
      await keyboard.press('Tab');
    }
    // Days that are typed alike wherever the day or the month comes first.
    await keyboard.type('12122000');
    await page.getByLabel('City').focus();
    await keyboard.type('Nairobi');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New student: Ottilie Schlüter' }).waitFor();
    await steps.locator('[aria-current=step]', { hasText: '2 Learning' }).waitFor();
    await page.getByLabel('Grade').focus();
    await keyboard.press('ArrowDown');
    await field(page, 'Skills').focus();
    await keyboard.type('french');
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'Add hours' }).focus();
    await keyboard.press('Enter');
    await page.getByLabel('Day', { exact: true }).focus();
    await keyboard.type('Sat');
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ottilie Schlüter', exact: true }).waitFor();
    await see(page, 'Saturday 17:00–18:00');
    const student = await stored(page, Number(new URL(page.url()).searchParams.get('id')));
    const { mobile, email, dateOfBirth, city, profileStep, skills, preferredHours, countryName } = student;
    const expected = {
      mobile: `+25470012${width > 600 ? '3' : '4'}456`,
      email: `ottilie.${width}@example.com`,
      dateOfBirth: '2000-12-12',
      city: 'Nairobi',
      profileStep: 3,
      countryName: 'Kenya',
    };
    if (JSON.stringify({ mobile, email, dateOfBirth, city, profileStep, countryName }) !== JSON.stringify(expected))
      throw new Error(JSON.stringify(student));
    if (
      skills.length !== 1 ||
      skills[0]?.categoryName !== 'French' ||
      preferredHours.map(({ day, from, to }) => `${day} ${from} ${to}`).join() !== '6 17:00 18:00'
    )
      throw new Error(JSON.stringify({ skills, preferredHours }));
  });

test('students: what is wrong is counted on its field; a child needs a guardian; the API’s words stand where they belong', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 4, profilePath);
  await page.getByRole('button', { name: 'Add student' }).click();
  await see(page, '3 fields to correct');
  for (const message of ['First name is required', 'Country is required', 'Mobile is required'])
    await see(page, message);
  await until('the first of them has the focus', () =>
    field(page, 'First name').evaluate((element) => element === document.activeElement),
  );
  await field(page, 'First name').fill('Asha');
  await field(page, 'Country').selectOption({ label: 'India' });
  await field(page, 'Mobile').fill('12345');
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 10}-01-01`);
  await page.getByRole('button', { name: 'Add student' }).click();
  await see(page, 'Guardian’s name is required');
  await page.getByLabel('Guardian’s name').fill('Neha');
  await page.getByLabel('Guardian’s mobile').fill('98450 99999');
  await page.getByRole('button', { name: 'Add student' }).click();
  await see(page, 'Please enter a valid phone number.');
  await see(page, '1 field to correct');
});

test('students: a number that somebody has is used again only when the person says so, and once', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 4, profilePath);
  const first = await newStudent(page, { firstName: 'First', lastName: '', mobile: '5550077777' });
  await field(page, 'First name').fill('Second');
  await field(page, 'Country').selectOption({ label: 'India' });
  await field(page, 'Mobile').fill('55500 77777');
  await page.getByRole('button', { name: 'Add student' }).click();
  await see(page, 'This number belongs to:');
  if (
    (await page.getByRole('link', { name: 'First', exact: true }).getAttribute('href')) !== `${infoPath}?id=${first.id}`
  )
    throw new Error('the match does not lead to the student');
  await page.getByRole('button', { name: 'Add another person' }).dblclick();
  await page.getByRole('heading', { name: 'New student: Second' }).waitFor();
  const { items } = await callAs(page, studentCalls.list, { q: '5550077777', sort: 'createdAt' });
  if (items.map(({ firstName }) => firstName).join() !== 'First,Second') throw new Error(JSON.stringify(items));
});

test('students: no way out of a changed form without an answer', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student');
  const { id } = await newStudent(page);
  await page.goto(`${console.url}${infoPath}?id=${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Not saved yet');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async (how: string, leave: () => Promise<unknown>): Promise<void> => {
    await leave();
    await ask.waitFor().catch(() => {
      throw new Error(`${how} did not ask`);
    });
    await ask.getByRole('button', { name: 'Stay' }).click();
    await ask.waitFor({ state: 'detached' });
    if ((await page.getByLabel('City').inputValue()) !== 'Not saved yet') throw new Error(`${how} lost the text`);
  };
  await stay('Cancel', () => page.getByRole('button', { name: 'Cancel' }).click());
  await stay('the other tab', () => page.getByRole('link', { name: 'Skill', exact: true }).click());
  await stay('a link of the menu', () => page.locator('nav a[href="/category/list"]').first().click());
  await stay('Back', () => page.evaluate(() => history.back()));
  await page.getByRole('link', { name: 'Skill', exact: true }).click();
  await ask.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByLabel('Grade').waitFor();
  if ((await stored(page, id)).city !== 'Not saved yet') throw new Error('nothing was saved');
});

test('students: a stale save shows mine and theirs, and merges what does not clash, in both steps', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student');
  const { id } = await newStudent(page);
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/student');
  await page.goto(`${console.url}${profilePath}?id=${id}`);
  await page.getByLabel('City').fill('Mine');
  await callAs(other, studentCalls.update, { id, version: 1, city: 'Theirs', postalCode: '411001' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: /\S saved this student .*while you were editing/ });
  await dialog.getByText('Postal code theirs: 411001').waitFor();
  await dialog.getByRole('radiogroup', { name: 'City' }).getByText('Mine').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await see(page, 'Student saved');
  const saved = await stored(page, id);
  if (saved.city !== 'Mine' || saved.postalCode !== '411001') throw new Error(JSON.stringify(saved));

  const { grades, categories } = await callAs(page, studentCalls.step2Choices, {});
  const skill = categories[0]?.skills[0];
  await page.goto(`${console.url}${skillPath}?id=${id}`);
  await page.getByLabel('Grade').selectOption(grades[1] ?? '');
  await callAs(other, studentCalls.step2, {
    id,
    version: saved.version,
    grade: grades[0] ?? '',
    skillIds: [skill?.id ?? 0],
    school: 'Hill School',
  });
  await page.getByRole('checkbox').first().check();
  await save(page);
  await dialog
    .getByRole('radiogroup', { name: 'Grade' })
    .getByText(grades[1] ?? '')
    .click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  const learnt = await stored(page, id);
  if (learnt.grade !== grades[1] || learnt.school !== 'Hill School') throw new Error(JSON.stringify(learnt));
});

test('students: who may not edit reads, and is told the right', async ({ page, console }) => {
  await signInAs(page, console.url, 3, '/student');
  await page.locator('.row-name').first().click();
  await page.getByRole('heading', { name: 'Contact' }).waitFor();
  await see(page, /masked: seeing them in full needs the right piiReveal/);
  if (await page.getByRole('link', { name: 'Edit' }).count()) throw new Error('Edit is offered');
  await page.getByRole('button', { name: /^More for/ }).click();
  await see(page, 'It needs the right studentDelete');
  for (const path of [profilePath, skillPath]) {
    await page.goto(`${console.url}${path}?id=1`);
    await see(page, 'Not allowed to access');
    await see(page, /studentEdit/);
  }
});

test('students: a form that can’t be read says so with its reference, and Retry reads it', async ({ page, faults }) => {
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/student');
  const { id } = await newStudent(page);
  for (const [path, call] of [
    [profilePath, /\/api\/student\/details/],
    [skillPath, /\/api\/student\/step2\/db-data/],
  ] as const) {
    proxy.fault(call, {
      status: 500,
      body: JSON.stringify({ success: false, message: 'Unable to process request', reference: 'ref-1' }),
    });
    await page.goto(`${proxy.url}${path}?id=${id}`);
    await see(page, /The student could not be loaded/);
    await see(page, /ref-1/);
    proxy.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  }
});

for (const width of [1440, 375]) {
  test(`students: both steps are clean for axe, light and dark, and fit at ${width} px`, async ({
    console,
    newProfile,
  }) => {
    const page = await newProfile({ width });
    await signInAs(page, console.url, 1, '/student');
    const { id } = await newStudent(page);
    const clean = async (where: string): Promise<void> => {
      await expectAxeClean(page, `${where} at ${width}`);
      if (!(await fitsSideways(page))) throw new Error(`${where} scrolls sideways`);
    };
    await page.goto(`${console.url}${profilePath}?id=${id}`);
    await page.getByLabel('City').waitFor();
    await clean('the first step');
    await page.goto(`${console.url}${profilePath}`);
    await page.getByRole('button', { name: 'Add student' }).click();
    await see(page, 'First name is required');
    await clean('a refused new student');
    await page.goto(`${console.url}${skillPath}?id=${id}`);
    await page.getByRole('button', { name: 'Add hours' }).click();
    await save(page);
    await see(page, 'Skills is required');
    await clean('the refused second step');
    await inDark(page);
    await clean('the refused second step, dark');
  });
}
