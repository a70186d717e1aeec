import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { field, profilePath, skillPath, stored } from './students/setup';

test('students: one is added in two steps by the keyboard alone', async ({ page, console }) => {
  await signInAs(page, console.url, 1, profilePath);
  const { keyboard } = page;
  const steps = page.getByRole('list').filter({ hasText: '1 Profile' });
  await field(page, 'First name').focus();
  for (const typed of ['Ottilie', 'Schlüter', 'Kenya', '700 123 456', 'ottilie@example.com']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
    // The dialling code is that of the country.
    if (typed === 'Kenya') await keyboard.press('Tab');
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
  const offered = page.getByRole('group', { name: 'Skills offered' });
  await offered.locator('h3', { hasText: /French/ }).waitFor();
  await until('only French is offered', async () => (await offered.locator('h3').count()) === 1);
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
    mobile: '+254700123456',
    email: 'ottilie@example.com',
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

test('students: a person who may not edit reads, and which right is missing', async ({ page, console }) => {
  await signInAs(page, console.url, 3, '/student');
  await page.locator('.row-name').first().click();
  await page.getByRole('heading', { name: 'Contact' }).waitFor();
  await see(page, /Contact details are hidden/);
  if (await page.getByRole('link', { name: 'Edit' }).count()) throw new Error('Edit is offered');
  if (await page.getByRole('button', { name: /^More actions for/ }).count()) throw new Error('Actions are offered');
  for (const path of [profilePath, skillPath]) {
    await page.goto(`${console.url}${path}?id=1`);
    await see(page, 'Not allowed to access');
    await see(page, /“Edit students”/);
  }
});
