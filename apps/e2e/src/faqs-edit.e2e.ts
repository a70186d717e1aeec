import type { Page } from 'playwright-core';
import { faqCalls } from '@lectern/contract/content';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { callAs, categoryWith } from './faqs/setup';

const question = (page: Page) => page.getByLabel('Question', { exact: true });
/** Opens the FAQ of this question from the list of its category. */
const open = async (page: Page, url: string, of: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: of, exact: true }).click();
  await question(page).waitFor();
};

test('FAQs: no way out of a changed FAQ without an answer', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Will it be lost?', 'Another one?']);
  await open(page, console.url + address, 'Will it be lost?');
  await question(page).fill('Was it lost?');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async (how: string, leave: () => Promise<unknown>): Promise<void> => {
    await leave();
    await ask.waitFor().catch(() => {
      throw new Error(`${how} did not ask`);
    });
    await ask.getByRole('button', { name: 'Stay' }).click();
    await ask.waitFor({ state: 'detached' });
    if ((await question(page).inputValue()) !== 'Was it lost?') throw new Error(`${how} lost the text`);
  };
  await stay('Esc', () => page.keyboard.press('Escape'));
  await stay('Close', () => page.getByRole('button', { name: 'Close' }).click());
  await stay('Cancel', () => page.getByRole('button', { name: 'Cancel' }).click());
  // The panel covers the rest of the page for people; a shortcut or a script may still use it.
  await stay('a link of the menu', () => page.locator('nav a[href="/category/list"]').first().dispatchEvent('click'));
  await stay('another row', () => page.locator('.row-name').nth(1).dispatchEvent('click'));
  await stay('Back', () => page.evaluate(() => history.back()));
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Discard' }).click();
  await question(page).waitFor({ state: 'detached' });
  await open(page, console.url + address, 'Will it be lost?');
  await question(page).fill('Was it saved?');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: 'Was it saved?', exact: true }).waitFor();
});

test('FAQs: a stale save shows mine and theirs, and saves what the person chooses', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['What do we both change?']);
  const faq = faqs[0]!;
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/FAQs');
  await open(page, console.url + address, faq.question);
  await callAs(other, faqCalls.update, {
    id: faq.id,
    version: 1,
    question: 'What did they change?',
    answerHtml: '<p>Theirs.</p>',
  });
  await question(page).fill('What did I change?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /\S saved this FAQ .*while you were editing/ });
  await dialog.getByText('What did they change?').waitFor();
  await dialog.getByText('Answer theirs: Theirs.').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Question' }).getByText('What did I change?').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await see(page, 'FAQ saved');
  const saved = (await callAs(page, faqCalls.details, { id: faq.id })).faq;
  if (saved.question !== 'What did I change?' || saved.answerHtml !== '<p>Theirs.</p>' || saved.version !== 3)
    throw new Error(JSON.stringify(saved));
});

test('FAQs: who takes theirs goes on with it: title, list and Delete know it too', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['What do I give up?']);
  const faq = faqs[0]!;
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/FAQs');
  await open(page, console.url + address, faq.question);
  await callAs(other, faqCalls.update, { id: faq.id, version: 1, question: 'What did they write?' });
  await question(page).fill('What did I write?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Discard mine, load theirs' }).click();
  await page.getByRole('dialog', { name: 'What did they write?' }).waitFor();
  if ((await question(page).inputValue()) !== 'What did they write?') throw new Error('the form does not show theirs');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete FAQ' }).click();
  await see(page, 'FAQ is in Recently deleted for 30 days');
});

test('FAQs: what the API refuses stands on its field, and a FAQ is not published without an answer', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Is it taken?']);
  await page.goto(console.url + address);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add FAQ' }).click();
  await see(page, 'Question is required');
  await question(page).fill('Is it TAKEN?');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await see(page, 'Answer is required');
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Yes.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await see(page, 'Question is already in use');
  await until('the refused field has the focus', () =>
    question(page).evaluate((field) => field === document.activeElement),
  );
  await question(page).fill('Is it free?');
  await page.getByRole('dialog').getByRole('button', { name: 'Add FAQ' }).dblclick();
  await page.getByRole('row', { name: /Is it free\?.*Published/ }).waitFor();
  if ((await page.getByRole('row', { name: /Is it free/ }).count()) !== 1) throw new Error('it was added twice');
});

test('FAQs: a list that can’t be read says so with its reference, and Retry reads it', async ({
  page,
  console,
  faults,
}) => {
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/');
  proxy.fault(/\/api\/admin\/faqs\/list/, {
    status: 500,
    body: JSON.stringify({ success: false, message: 'Unable to process request', reference: 'ref-1' }),
  });
  await page.getByRole('navigation').getByRole('link', { name: 'FAQs' }).first().click();
  await see(page, /could not be loaded/);
  await see(page, /ref-1/);
  proxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('[data-row]').first().waitFor();
  if (!page.url().startsWith(proxy.url) || console.url === proxy.url) throw new Error('the fault was not on the way');
});

test('FAQs: who may not edit reads them, and is told which right is missing', async ({ page, console }) => {
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
  if (await page.locator('.faq-grip').count()) throw new Error('rows can be moved');
  await page.locator('.row-name').first().click();
  await see(page, 'Editing FAQs needs the right faqEdit');
  if (!(await question(page).isDisabled())) throw new Error('the question can be changed');
  if (await page.getByRole('button', { name: 'Save' }).count()) throw new Error('Save is offered');
});

test('FAQs: a role without settings does not get the screen, nor its menu entry', async ({ page, console }) => {
  await signInAs(page, console.url, 4, '/');
  if (await page.getByRole('link', { name: 'FAQs' }).count()) throw new Error('the menu offers FAQs');
  await page.goto(`${console.url}/FAQs`);
  await see(page, 'Not allowed to access');
});
