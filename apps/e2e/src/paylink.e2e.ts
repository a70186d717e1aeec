/** Selling on the phone: a learner is found, a link is made, and its payment is seen live. */
import { readFile } from 'node:fs/promises';
import { invoiceCalls, paylinkCalls } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people';
import { countryCalls } from '@lectern/contract/platform/country';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';

test('a plan is sold by keyboard, paid on the page of the sandbox, and seen as paid with its invoice', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student/quick-paylink');
  const { keyboard } = page;
  const focused = (label: string) =>
    until(`the focus is in ${label}`, () =>
      page
        .locator('input, select')
        .and(page.getByLabel(label, { exact: true }))
        .evaluate((field) => field === document.activeElement),
    );
  const countries = (await callAs(page, countryCalls.list, { limit: 100 })).items;
  const india = countries.find(({ iso2 }) => iso2 === 'IN')?.id;
  const students = await callAs(page, studentCalls.list, {
    limit: 100,
    filter: { countryId: `eq:${india}`, status: 'eq:active' },
  });
  const lastDigits = students.items.map(({ mobile }) => mobile?.slice(-4) ?? '');
  const student = students.items.find(({ mobile }) => lastDigits.filter((end) => mobile?.endsWith(end)).length === 1);
  if (!student?.mobile) throw new Error('no student of India has a number of their own');

  await focused('Mobile');
  await keyboard.type(`555000${student.mobile.slice(-4)}`);
  await focused('Item');
  await page.getByRole('radio', { name: 'Plan', exact: true }).check();
  await page.getByRole('combobox', { name: 'Item' }).focus();
  await keyboard.type('learn');
  await page.getByRole('option', { name: /Learner/ }).waitFor();
  await keyboard.press('Enter');
  await focused('Currency');
  await see(page, /^checked \d\d:\d\d:\d\d$/);
  await keyboard.press('Control+Enter');
  await see(page, 'Link is ready');
  const id = Number(new URL(page.url()).searchParams.get('link'));
  const { link } = await callAs(page, paylinkCalls.detail, { id });
  if (link.url === null) throw new Error('the link has no address');

  const payer = await newProfile();
  await payer.goto(link.url);
  await payer.getByRole('button', { name: /^Pay/ }).click();
  await payer.waitForURL((url) => url.pathname.startsWith('/pay/sandbox/'));
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await payer.getByRole('heading', { name: 'Paid, thank you' }).waitFor();

  await page
    .getByRole('region', { name: 'Your links' })
    .getByText(/^Paid \d+ s ago$/)
    .first()
    .waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  const file = await readFile(await (await saving).path());
  if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${invoiceCalls.download.path} is no PDF`);
});
