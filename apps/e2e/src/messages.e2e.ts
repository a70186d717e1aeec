import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { conversationCalls, messageCalls } from '@lectern/contract/people';
import type { Page } from 'playwright-core';
import { pdfOf } from '../fixtures/pdf';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, inDark, see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';
import { idOfRole } from './messages/setup';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const messages = (page: Page) => page.locator('.talk-blocks .message:not(.is-outgoing)');
const lastMessage = (page: Page) => messages(page).last();
/** Confirmed by the server, and of this text. */
const shows = (page: Page, text: string) => messages(page).filter({ hasText: text }).waitFor();
const bodies = async (page: Page, conversationId: number): Promise<string[]> =>
  (await callAs(page, messageCalls.list, { conversationId })).items.map(({ body }) => body);

test('Messages: by keyboard a person is found and written to, a reply comes live, is answered, edited and removed', async ({
  page,
  console,
  newProfile,
}) => {
  await signInAs(page, console.url, 1, '/messages/batch-list');
  await page.locator('.conversation').first().waitFor();
  await page.getByRole('button', { name: 'New message' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name, e-mail or mobile' }).waitFor();
  await page.keyboard.type('Daniel Okafor');
  await page.getByRole('button', { name: /^Daniel Okafor/ }).press('Enter');
  await field(page).focus();
  await page.keyboard.type('Is Thursday fine?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Or Friday: https://example.com/plan.');
  await page.keyboard.press('Enter');
  await shows(page, 'Is Thursday fine?');
  await page.getByRole('link', { name: 'https://example.com/plan', exact: true }).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('conversationId'));

  const other = await newProfile();
  await signInAs(other, console.url, 2, '/messages/batch-list');
  await other.getByRole('link', { name: /Meera Nair.*1 unread/ }).click();
  await shows(other, 'Is Thursday fine?');
  await see(page, 'Read');
  await field(other).pressSequentially('Thursday is fine');
  await see(page, 'Daniel Okafor is writing…');
  await field(other).press('Enter');
  await shows(page, 'Thursday is fine');
  await page.locator('[role=status]', { hasText: 'Daniel Okafor: Thursday is fine' }).waitFor();

  await page.getByRole('button', { name: /^Actions for the message of Daniel Okafor/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reply' }).press('Enter');
  await see(page, 'Reply to Daniel Okafor');
  await page.keyboard.type('Good, at 18:00 then');
  await page.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Go to the message of Daniel Okafor: Thursday is fine' }).waitFor();
  await field(page).press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type(', as always');
  await page.keyboard.press('Enter');
  await shows(other, 'Good, at 18:00 then, as always');
  await lastMessage(page).hover();
  await lastMessage(page)
    .getByRole('button', { name: /^Actions for the message of You/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove message' }).click();
  await shows(other, 'This message was removed.');
  assert.equal((await bodies(page, id)).at(-1), '');
  await expectAxeClean(page, 'a conversation');
});

test('Messages: by keyboard a file is sent, the other side saves it, and nobody else gets it', async ({
  page,
  console: { url },
  newProfile,
}) => {
  await signInAs(page, url, 1, '/messages/batch-list');
  const { conversation } = await callAs(page, conversationCalls.direct, { userId: await idOfRole(page, 2) });
  const address = `/messages/profile?conversationId=${conversation.id}`;
  await page.goto(url + address);
  await field(page).waitFor();
  const bytes = pdfOf(['The plan of the week']);
  const chooser = page.waitForEvent('filechooser');
  await keysOf(page).press('Attach files');
  await (await chooser).setFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: bytes });
  await page.getByRole('list', { name: 'Attached files' }).getByText('Plan.pdf').waitFor();
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).waitFor();
  await field(page).focus();
  await page.keyboard.type('The plan');
  await page.keyboard.press('Enter');

  const other = await newProfile();
  await signInAs(other, url, 2, address);
  await shows(other, 'The plan');
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Open Plan.pdf' }).press('Enter');
  const download = await downloading;
  assert.equal(download.suggestedFilename(), 'Plan.pdf');
  assert.deepEqual(await readFile(await download.path()), bytes);

  const { items } = await callAs(page, messageCalls.list, { conversationId: conversation.id });
  const sent = items.at(-1)!;
  const query = `conversationId=${conversation.id}&seq=${sent.seq}&fileId=${sent.files[0]!.id}`;
  const stranger = await newProfile();
  await signInAs(stranger, url, 4, '/');
  const get = async (by: Page, path: string): Promise<number> => (await by.context().request.get(url + path)).status();
  assert.equal(await get(other, `/api/message/file?${query}`), 200);
  assert.equal(await get(stranger, `/api/message/file?${query}`), 403);
  const { url: signed } = await callAs(page, messageCalls.address, {
    conversationId: conversation.id,
    seq: sent.seq,
    fileId: sent.files[0]!.id,
  });
  assert.notEqual(await get(stranger, new URL(signed, url).pathname), 200);
});

test('Messages: on a phone list and conversation are two pages, a draft is kept, and the dark is as readable', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, console.url, 1, '/messages/batch-list');
  await page.locator('.conversation').first().click();
  await lastMessage(page).waitFor();
  assert.equal(await page.locator('.conversation').count(), 0);
  await field(page).fill('Not finished yet');
  const address = page.url();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await page.locator('.conversation').first().waitFor();
  await expectAxeClean(page, 'the conversations on a phone');
  await page.goto(address);
  await lastMessage(page).waitFor();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Not finished yet');
  assert.ok(await fitsSideways(page), 'a conversation scrolls sideways');
  await inDark(page);
  await expectAxeClean(page, 'a conversation in the dark on a phone');
});

test('Messages: with a cut line none is lost and none is there twice, in either of two browsers', async ({
  page,
  faults,
  newProfile,
  expectErrors,
}) => {
  expectErrors(/^ERR_|^WebSocket|^503 /);
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/messages/batch-list');
  const { conversation } = await callAs(page, conversationCalls.direct, { userId: await idOfRole(page, 2) });
  const address = `/messages/profile?conversationId=${conversation.id}`;
  await page.goto(proxy.url + address);
  const other = await newProfile();
  await signInAs(other, proxy.url, 2, address);
  await Promise.all([field(page).waitFor(), field(other).waitFor()]);
  const write = async (by: Page, text: string): Promise<void> => {
    await field(by).fill(text);
    await field(by).press('Enter');
  };
  await write(page, 'cut 0');
  await shows(other, 'cut 0');

  // Every answer to a message is lost and every socket is cut while both write.
  proxy.fault(/^\/api\/message$/, 'lost');
  proxy.fault(/^\/api\/live/, 'cut');
  proxy.cutSockets();
  for (let no = 1; no <= 3; no += 1) {
    await write(page, `cut ${no}`);
    await write(other, `also ${no}`);
  }
  await page.getByText('Sending…').first().waitFor();
  await see(page, /^The live line is cut/);
  proxy.heal();
  const wanted = ['cut 0', ...[1, 2, 3].flatMap((no) => [`cut ${no}`, `also ${no}`])].sort();
  await page.getByText('Sending…').first().waitFor({ state: 'detached', timeout: 60_000 });
  await other.getByText('Sending…').first().waitFor({ state: 'detached', timeout: 60_000 });
  for (const each of [page, other]) for (const text of wanted) await shows(each, text);
  const stored = (await bodies(page, conversation.id)).filter((body) => /^(cut|also) \d$/.test(body));
  assert.deepEqual([...stored].sort(), wanted);
  const inOrder = (by: 'cut' | 'also') => stored.filter((body) => body.startsWith(by));
  assert.deepEqual(inOrder('also'), ['also 1', 'also 2', 'also 3']);
  for (const each of [page, other]) {
    const shown = await messages(each).locator('.message-text').allTextContents();
    assert.deepEqual(
      shown.filter((body) => /^(cut|also) \d$/.test(body)),
      stored,
    );
  }
});
