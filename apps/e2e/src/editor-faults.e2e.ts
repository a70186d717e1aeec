/** Forms while the editor, or the whole remote that it comes from, is missing, slow or throws: they open and save, and the written text comes back. */
import assert from 'node:assert/strict';
import { faqCalls } from '@lectern/contract/content';
import { instituteCalls } from '@lectern/contract/people';
import type { Page } from 'playwright-core';
import { callAs, categoryWith } from './faqs/setup';
import { expect, test } from './fixtures';
import { see, signInAs } from './harness';

const chunk = /\/remotes\/content-mfe\/[^/]+\/editor\.[0-9a-f]+\.js/;
const answer = (page: Page) => page.getByRole('textbox', { name: /^Answer/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The panel of a FAQ whose answer is “An answer.” */
const openFaq = async (page: Page, url: string): Promise<{ readonly id: number; readonly address: string }> => {
  await signInAs(page, url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['Who writes without an editor?']);
  const { id } = faqs[0]!;
  await page.goto(`${url}${address}&id=${id}`);
  await answer(page).waitFor();
  return { id, address: `${address}&id=${id}` };
};

/** The text that was saved without the editor is stored, and is there once the editor comes. */
const expectKept = async (page: Page, url: string, { id, address }: Awaited<ReturnType<typeof openFaq>>) => {
  const { faq } = await callAs(page, faqCalls.detail, { id });
  assert.deepEqual([faq.question, faq.answerHtml], ['Who still saves?', '<p>An answer. And more.</p>']);
  await page.goto(url + address);
  await answer(page).focus();
  await expect(page.locator('.ck-editor__editable')).toContainText('An answer. And more.');
};

const write = async (page: Page): Promise<void> => {
  await page.keyboard.type(' And more.');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Who still saves?');
  await save(page);
  await see(page, 'Saved');
};

test('editor: where its code is gone the form says so, saves, and the typed text comes back', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/editor\.[0-9a-f]+\.js/, /content-mfe/);
  const proxy = await faults();
  const faq = await openFaq(page, proxy.url);
  proxy.fault(chunk, 'missing');
  await answer(page).focus();
  await see(page, /The editor is not available/);
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await answer(page).focus();
  await write(page);
  proxy.heal();
  await expectKept(page, proxy.url, faq);
});

test('editor: while its code does not answer the form saves, and the typed text comes back', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/editor\.[0-9a-f]+\.js/, /content-mfe/);
  const proxy = await faults();
  const faq = await openFaq(page, proxy.url);
  proxy.fault(chunk, 'hang');
  await answer(page).focus();
  await see(page, 'The editor is loading');
  await write(page);
  proxy.heal();
  await expectKept(page, proxy.url, faq);
});

test('editor: where its code throws the form says so, saves, and the typed text comes back', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/ckeditor-duplicated-modules/, /content-mfe/);
  const faq = await openFaq(page, console.url);
  // CKEditor throws where it finds another one in the page.
  await page.evaluate(() => void Object.assign(globalThis, { CKEDITOR_VERSION: '1.0.0' }));
  await answer(page).focus();
  await see(page, /The editor is not available/);
  await answer(page).focus();
  await write(page);
  await expectKept(page, console.url, faq);
});

test('editor: with its whole remote gone, the form of another place opens, saves and shows the saved values', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/content-mfe/);
  const proxy = await faults();
  proxy.fault(/\/remotes\/content-mfe\//, 'missing');
  await signInAs(page, proxy.url, 1, '/institutes');
  const { institute } = await callAs(page, instituteCalls.detail, { id: 1 });
  await page.goto(`${proxy.url}/institutes?id=1`);
  await page.locator('input[name=city]').fill('Harbour Town');
  await save(page);
  await see(page, 'Saved');
  await page.goto(`${proxy.url}/institutes?id=1`);
  await expect(page.locator('input[name=city]')).toHaveValue('Harbour Town');
  assert.notEqual(institute.city, 'Harbour Town');
});
