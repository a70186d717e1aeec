import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, inDark, see, signInAs, until } from './harness';
import { csvFile, xlsxFile, type ChosenFile } from './import/sheets';

const choose = (page: Page, file: ChosenFile): Promise<void> => page.locator('input[type=file]').setInputFiles(file);
const check = (page: Page): Promise<void> => page.getByRole('button', { name: 'Check the rows' }).click();
const currentStep = (page: Page, name: string): Promise<void> =>
  page.locator('[aria-current=step]', { hasText: name }).waitFor();
const students = (stem: string) => [
  ['First name', 'Surname', 'E-Mail', 'Phone', 'Shoe size'],
  ['Asha', 'Rao', `${stem}.asha@example.com`, '98450 71001', '38'],
  ['Nikhil', 'Rao', `${stem}.nikhil@`, '98450 71002', '42'],
  ['Zoë', 'Martin', `${stem}.zoe@example.com`, '12', '39'],
];

test('import: a CSV is matched, checked, corrected in place and written; skipped rows come as a file [E6.1]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('415 /api/s3/import');
  await signInAs(page, console.url, 1, '/student');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await see(page, 'Choose a file, or drop it here');
  await expectAxeClean(page, 'an import without a file');
  await choose(page, { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') });
  await see(page, 'Choose a CSV or XLSX file');
  await choose(page, csvFile('students.csv', students('csv')));
  await see(page, '38 · 42 · 39');
  await check(page);
  await see(page, 'Match a column with Country');
  await expectAxeClean(page, 'the columns of an import');
  await page.getByLabel('Country for rows without one').selectOption({ label: 'India' });
  await check(page);
  await currentStep(page, 'Check');
  await see(page, 'Please enter a valid email address');
  await see(page, 'Please enter a valid phone number.');
  await expectAxeClean(page, 'the review of an import');
  await page.getByRole('button', { name: 'Fix E-mail of row 3' }).click();
  await page.getByRole('textbox', { name: 'E-mail of row 3' }).fill('csv.asha@example.com');
  await page.keyboard.press('Enter');
  await see(page, 'Same e-mail as row 2');
  await page.getByRole('textbox', { name: 'E-mail of row 3' }).fill('csv.nikhil@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'E-mail of row 3' }).waitFor({ state: 'hidden' });
  await page.reload(); // the address holds the job
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await see(page, '2 students imported');
  await expectAxeClean(page, 'the result of an import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download skipped rows' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  if (
    download.suggestedFilename() !== 'Rows not imported from students.csv' ||
    !text.includes('Zoë,Martin,csv.zoe@example.com,12,4,Mobile: Please enter a valid phone number.')
  )
    throw new Error(text);
  await page.getByRole('link', { name: 'Students', exact: true }).last().click();
  await page.getByPlaceholder('Name, e-mail or mobile').fill('csv.nikhil');
  await see(page, 'Nikhil Rao');
});

test('import: how columns were matched is remembered; who is there already is left out, and seen so [E6.2]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student/import');
  const rows = [
    ['Pupil', 'Cell', 'Land'],
    ['Wei', '98450 72001', 'India'],
    ['Wei', '98450 72001', 'India'],
  ];
  await choose(page, csvFile('one.csv', rows));
  await page.getByLabel('Pupil becomes').selectOption({ label: 'First name (required)' });
  await check(page);
  await see(page, 'Same mobile as row 2: left out').catch(async () => {
    await page.getByRole('button', { name: /^Left out/ }).click();
    await see(page, 'Same mobile as row 2: left out');
  });
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await see(page, '1 student imported');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, csvFile('two.csv', rows.slice(0, 2)));
  await until(
    'the remembered match',
    async () => (await page.getByLabel('Pupil becomes').inputValue()) === 'firstName',
  );
  await check(page);
  await see(page, 'No row can be imported yet.');
  await see(page, 'Belongs to Wei: left out');
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await page.waitForURL((url) => url.pathname === '/student');
});

test('import: skills of a workbook, on a phone in the dark, with categories that are made [E6.1]', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, console.url, 1, '/category/skills');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await inDark(page);
  await choose(
    page,
    await xlsxFile('skills.xlsx', [
      ['category', 'name', 'aliases', 'description'],
      ['Weaving > Looms', 'Warping', 'Winding, Beaming', 'Of warps'],
      ['Weaving', 'X'.repeat(81), '', ''],
    ]),
  );
  await page.getByLabel('Create missing categories').check();
  await expectAxeClean(page, 'the columns of an import on a phone');
  await check(page);
  await see(page, 'Maximum character length is 80');
  await page.getByRole('button', { name: 'Fix Name of row 3' }).click();
  await expectAxeClean(page, 'a row that is mended on a phone');
  if (!(await fitsSideways(page))) throw new Error('the review scrolls sideways');
  await page.getByRole('textbox', { name: 'Name of row 3' }).fill('Knots');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await see(page, '2 skills imported');
  await page.setViewportSize({ width: 360, height: 740 });
  if (!(await fitsSideways(page))) throw new Error('the result scrolls sideways');
  await page.getByRole('link', { name: 'Skills', exact: true }).last().click();
  await page.goto(`${console.url}/category/skills?q=Warping`);
  await see(page, 'Warping');
});

test('import: American dates are read with the month first, and the order is asked where no date shows it', async ({
  page,
  console,
}) => {
  const rows = (...born: readonly string[]) => [
    ['First name', 'Mobile', 'Country', 'Date of birth'],
    ...born.map((day, at) => ['Vera', `98450 7300${at}`, 'IN', day]),
  ];
  await signInAs(page, console.url, 1, '/student/import');
  await choose(page, csvFile('dates.csv', rows('12/31/1998', '11/12/1999')));
  const order = page.getByLabel('Dates in Date of birth');
  await until('the order that a date decides', async () => (await order.inputValue()) === 'mdy');
  await see(page, '12/31/1998 shows which comes first.');
  await check(page);
  await see(page, /12 Nov 1999/);
  await see(page, /month first: 12\/31\/1998 is 31 Dec 1998/);
  await expectAxeClean(page, 'a review of dates');
  await page.getByRole('button', { name: 'Back to columns' }).click();
  await order.selectOption('dmy');
  await check(page);
  await see(page, 'No such date with the day first');
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${console.url}/student/import`);
  await inDark(page);
  await choose(page, csvFile('open.csv', rows('03/04/1998')));
  await see(page, 'No date of the column shows whether day or month comes first.');
  await check(page);
  await see(page, 'Choose whether day or month comes first in Date of birth');
  await expectAxeClean(page, 'the order of dates on a phone');
  if (!(await fitsSideways(page))) throw new Error('the columns scroll sideways');
  await order.selectOption('dmy');
  await check(page);
  await see(page, /3 Apr 1998/);
  if (!(await fitsSideways(page))) throw new Error('the review scrolls sideways');
});
