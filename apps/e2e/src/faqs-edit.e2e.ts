import type { Page } from 'playwright-core';
import { faqCalls } from '@lectern/contract/content';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { callAs, categoryWith } from './faqs/setup';

const question = (page: Page) => page.getByLabel('Question', { exact: true });
/** Opens the FAQ of this question from the list of its category. */
const open = async (page: Page, url: string, of: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('link', { name: of, exact: true }).click();
  await question(page).waitFor();
};

test('FAQs: after “Discard my changes” in a conflict title, list and Delete use the other’s version [E3.3]', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/admin/faqs/update');
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['What do I give up?']);
  const faq = faqs[0]!;
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/FAQs');
  await open(page, console.url + address, faq.question);
  await callAs(other, faqCalls.update, { id: faq.id, version: 1, question: 'What did they write?' });
  await question(page).fill('What did I write?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('dialog', { name: 'What did they write?' }).waitFor();
  if ((await question(page).inputValue()) !== 'What did they write?') throw new Error('the form does not show theirs');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await see(page, 'Deleted. You can restore it for 30 days.');
});

test('FAQs: a person who may not edit reads them, and which right is missing', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
  await signInAs(page, console.url, 1, '/');
  // The same session as the page would get it without the right.
  await page.route('**/FAQs*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"faqEdit",', '') });
  });
  await page.goto(`${console.url}/FAQs?filter[categoryId]=eq:1`);
  await page.locator('[data-row]').first().waitFor();
  for (const name of ['Add FAQ', 'Recently deleted'])
    if (await page.getByRole('button', { name }).count()) throw new Error(`${name} is offered`);
  if (await page.locator('.order-grip').count()) throw new Error('rows can be moved');
  await page.locator('.row-name').first().click();
  await see(page, 'View only. You need the permission “Edit FAQs”.');
  if (!(await question(page).isDisabled())) throw new Error('the question can be changed');
  if (await page.getByRole('button', { name: 'Save' }).count()) throw new Error('Save is offered');
});
