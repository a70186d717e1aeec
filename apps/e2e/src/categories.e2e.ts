import { act, expand, expect, names, open, row } from './categories/tree';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, see, signInAs, until } from './harness';

test('the tree is shown with skills of the whole subtree, and a link or Back restores its open branches', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await see(page, '68 categories, 3 levels');
  const skills = async (name: string) => Number(await row(page, name).locator('.is-number').first().textContent());
  const whole = await skills('School Subjects');
  await expand(page, 'School Subjects');
  await expand(page, 'Chemistry');
  await row(page, 'Organic chemistry').waitFor();
  expect(
    whole > (await skills('Chemistry')) && (await skills('Chemistry')) > (await skills('Organic chemistry')),
    'a category counts the skills of all below it',
  );
  await page.reload();
  await row(page, 'Organic chemistry').waitFor();
  await page.getByRole('link', { name: 'Organic chemistry', exact: true }).click();
  await page.getByRole('dialog', { name: 'Organic chemistry' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row(page, 'Organic chemistry').waitFor();
});

test('a search shows matches with their parents; an empty result names the search', async ({ page, console }) => {
  await open(page, console.url, 1);
  await page.keyboard.press('/');
  await page.keyboard.type('organic');
  await row(page, 'Inorganic chemistry').waitFor();
  expect(
    (await names(page)).join() === 'School Subjects,Chemistry,Organic chemistry,Inorganic chemistry',
    'matches with their ancestors',
  );
  expect(new URL(page.url()).searchParams.get('q') === 'organic', 'the search stands in the address');
  await page.getByLabel('Category name').fill('roshan');
  await see(page, 'No category found');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await see(page, '68 categories, 3 levels');
});

test('on a phone nothing scrolls sideways, and a row is moved from its menu', async ({ console, newProfile }) => {
  const phone = await newProfile({ width: 375, height: 812 });
  await open(phone, console.url, 1);
  await expand(phone, 'Programming');
  expect(await fitsSideways(phone), 'the tree fits 375 px');
  await expectAxeClean(phone, 'the tree on a phone');
  await act(phone, 'Databases', 'Move…');
  await phone.getByLabel('Parent').selectOption({ label: 'Programming / Python' });
  expect(await fitsSideways(phone), 'the dialog fits 375 px');
  await phone.getByRole('button', { name: 'Move', exact: true }).click();
  await expand(phone, 'Python');
  await until(
    'Databases on the third level',
    async () => (await row(phone, 'Databases').getAttribute('aria-level')) === '3',
  );
  await phone.getByRole('link', { name: 'Databases' }).click();
  await phone.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
  expect(await fitsSideways(phone), 'the panel fits 375 px');
  await phone.setViewportSize({ width: 360, height: 740 });
  expect(await fitsSideways(phone), 'the panel fits 360 px');
});

test('home counts the categories by status and leads to them', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/');
  await page.getByRole('link', { name: 'Inactive' }).click();
  await row(page, 'Dance').waitFor();
  expect(!(await names(page)).includes('Piano'), 'only inactive ones and what lies above them');
});
