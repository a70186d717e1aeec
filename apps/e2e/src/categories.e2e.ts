import { act, expand, expect, list, names, open, row } from './categories/tree';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, inDark, see, signInAs, until } from './harness';

test('the tree is shown with skills of the whole subtree, and a link or Back restores what was open', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await see(page, '68 categories, 3 levels');
  const skills = async (name: string) => Number(await row(page, name).locator('.cat-number').textContent());
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

test('a search shows matches with what lies above them; nothing found names what was asked', async ({
  page,
  console,
}) => {
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
  await see(page, 'No category matches');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await see(page, '68 categories, 3 levels');
});

test('a tree that cannot be read says so in its place, and Retry reads it', async ({ page, faults }) => {
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/');
  proxy.fault(/category\/list/, {
    status: 500,
    body: JSON.stringify({ success: false, message: 'Unable to process request', reference: 'ref-4711' }),
  });
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.getByRole('alert').filter({ hasText: 'The category tree could not be loaded' }).waitFor();
  await see(page, /ref-4711/);
  proxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('treegrid').waitFor();
});

test('a sub-admin edits but is not offered what only categoryDelete allows', async ({ page, console }) => {
  await open(page, console.url, 3);
  expect((await page.getByRole('button', { name: 'Recently deleted' }).count()) === 0, 'no Recently deleted');
  await page.getByRole('button', { name: 'Actions for Programming' }).click();
  const offered = await page.getByRole('menuitem').allTextContents();
  expect(offered.join() === 'Edit,Add sub-category,Move…,Deactivate', `no Delete in ${offered.join()}`);
  await page.keyboard.press('Escape');
  await page.goto(`${console.url}${list}?deleted=only`);
  await see(page, 'Not allowed to access');
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

test('the tree, its panel, menu and dialogs are clean for axe, light and dark', async ({ page, console }) => {
  await open(page, console.url, 1);
  await expand(page, 'School Subjects');
  await expectAxeClean(page, 'the tree');
  await inDark(page);
  await expectAxeClean(page, 'the tree in the dark');
  await row(page, 'Chemistry').focus();
  await page.keyboard.press('Space');
  await expectAxeClean(page, 'a lifted row');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
  await expectAxeClean(page, 'the panel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await act(page, 'Chemistry', 'Delete…');
  await page.getByLabel('Replacement').waitFor();
  await expectAxeClean(page, 'the question before a deletion');
  await page.keyboard.press('Escape');
  await page.goto(`${console.url}${list}?deleted=only`);
  await see(page, 'Recently deleted categories');
  await expectAxeClean(page, 'the deleted');
});

test('home counts the categories by status and leads to them', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/');
  await page.getByRole('link', { name: 'Inactive' }).click();
  await row(page, 'Dance').waitFor();
  expect(!(await names(page)).includes('Piano'), 'only inactive ones and what lies above them');
});
