import assert from 'node:assert/strict';
import { categoryCalls } from '@lectern/contract/catalog';
import { faqCalls, libraryFolderCalls, libraryItemCalls, type LibraryItem } from '@lectern/contract/content';
import type { Page } from 'playwright-core';
import { pdfOf } from '../fixtures/pdf';
import { picture } from './categories/picture';
import { callAs, categoryWith } from './faqs/setup';
import { test } from './fixtures';
import { expectWhole, see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

const itemNamed = async (page: Page, title: string): Promise<LibraryItem | undefined> =>
  (await callAs(page, libraryItemCalls.list, { q: title })).items.find((each) => each.title === title);
const named = async (page: Page, name: string, width: number) => ({
  ...(await picture(page, width, 120)),
  name: `${name}.png`,
});
/** Chooses files by the button with this name, by keyboard. */
const choose = async (page: Page, button: string, files: Awaited<ReturnType<typeof named>>[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await keysOf(page).press(button);
  await (await chooser).setFiles(files);
};
const shownPicture = (page: Page) => page.locator('.library-picture.is-large img');
const isShown = (page: Page) => shownPicture(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('Library: by keyboard a folder is made, files are added to it, one is described, replaced, put back, and deleted', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/library');
  const { keyboard } = page;
  const { press, choose: chooseAction } = keysOf(page);
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  await row('Certificate seal').waitFor();

  await press('Folders…');
  await press('New folder');
  await page.getByLabel('Name', { exact: true }).fill('Biology');
  await press('Add folder');
  await page.locator('[data-folder]').filter({ hasText: 'Biology' }).waitFor();
  await press('Show what is in Biology');
  await see(page, 'No library item found');

  await press('Add files');
  await page.getByRole('heading', { level: 1, name: 'Add files' }).waitFor();
  await until('the folder', () =>
    page
      .getByLabel('Into folder')
      .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text === 'Biology'),
  );
  await page.getByLabel('With tags').focus();
  await keyboard.type('Cells,');
  await choose(page, 'Choose files…', [
    await named(page, 'a_cell', 161),
    await named(page, 'a_leaf', 162),
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await see(page, '2 of 3 files in the library, 1 not');
  await choose(page, 'Choose files…', [await named(page, 'the_same_cell', 161)]);
  await see(page, '2 of 4 files in the library, 2 not');
  await see(page, 'The same file is in the library already: a cell');
  await expectWhole(page, 'files that were added');
  await press('Keep both: the_same_cell.png');
  await see(page, '3 of 4 files in the library, 1 not');

  await press('a cell');
  await page.getByRole('heading', { level: 1, name: 'a cell' }).waitFor();
  await until('the picture', async () => (await isShown(page)) === 161);
  await page.getByLabel('Text alternative').fill('A round cell with a dark core');
  await press('Save');
  await see(page, 'Library item saved');

  await press('Replace…');
  await choose(page, 'Choose a file…', [await named(page, 'better', 163)]);
  await press('Replace');
  await see(page, 'Replaced everywhere');
  await until('the new picture', async () => (await isShown(page)) === 163);
  await press('Put version 1 back');
  await see(page, 'The earlier version is back');
  await until('the first picture', async () => (await isShown(page)) === 161);

  await chooseAction('a cell', 'Delete…');
  await press('Delete');
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  assert.equal(await itemNamed(page, 'a cell'), undefined);
  await press('Recently deleted');
  await row('a cell').waitFor();
  await chooseAction('a cell', 'Restore');
  await row('a cell').waitFor({ state: 'detached' });
  const back = await itemNamed(page, 'a cell');
  assert.deepEqual(
    [back?.folderName, back?.tags, back?.altText],
    ['Biology', ['Cells'], 'A round cell with a dark core'],
  );
});

test('Library: by keyboard a PDF is read page by page; its folder is deleted with it, and brings it back', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/library');
  const { folder } = await callAs(page, libraryFolderCalls.add, { name: `Rules ${process.pid}`, parentId: null });
  await page.goto(`${console.url}/library/add?folder=${folder.id}`);
  const { press } = keysOf(page);
  await page.getByLabel('Into folder').getByText(folder.name).waitFor({ state: 'attached' });
  const chooser = page.waitForEvent('filechooser');
  await press('Choose files…');
  const buffer = pdfOf(['Be kind', 'Be on time']);
  await (await chooser).setFiles([{ name: 'House rules.pdf', mimeType: 'application/pdf', buffer }]);
  await see(page, '1 of 1 file in the library');
  await press('House rules');
  const pages = page.getByRole('figure', { name: 'Pages of House rules' });
  await pages.getByText('Page 1 of 2').waitFor();
  await pages.getByText('Be kind').waitFor({ state: 'attached' });
  await press('Next page');
  await pages.getByText('Page 2 of 2').waitFor();
  await pages.getByText('Be on time').waitFor({ state: 'attached' });
  await expectWhole(page, 'a PDF in the library');

  await page.goto(`${console.url}/library`);
  await page.locator('[data-row]').filter({ hasText: 'House rules' }).waitFor();
  await press('Folders…');
  await page.locator('[data-folder]').filter({ hasText: folder.name }).waitFor();
  await page.getByRole('button', { name: `Actions for ${folder.name}` }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('[role=menuitem]:focus').filter({ hasText: 'Delete…' }).waitFor();
  await page.keyboard.press('Enter');
  await see(page, /^1 item below it goes to Recently deleted with it\./);
  await press('Delete folder');
  await page.locator('[data-folder]').filter({ hasText: folder.name }).waitFor({ state: 'detached' });
  assert.equal(await itemNamed(page, 'House rules'), undefined);
  await press(`Restore ${folder.name}`);
  await page.locator('[data-folder]').filter({ hasText: folder.name }).waitFor();
  assert.equal((await itemNamed(page, 'House rules'))?.folderName, folder.name);
});

test('Library: a record’s image is chosen from it; the item says so, and is not deleted while it is shown', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/category/list');
  const { category } = await callAs(page, categoryCalls.create, { name: `From the library ${process.pid}` });
  await page.goto(`${console.url}/category/list?id=${category.id}`);
  const { keyboard } = page;
  const { press, choose: chooseAction } = keysOf(page);
  await page.getByRole('group', { name: 'Image' }).waitFor();
  await press('From the library…');
  const picker = page.getByRole('dialog', { name: 'Choose from the library' });
  await picker.getByRole('searchbox').or(picker.getByLabel('Title, text alternative or tag')).first().focus();
  await keyboard.type('torus');
  await until('one hit', async () => (await picker.getByRole('radio').count()) === 1);
  await expectWhole(page, 'the library as a dialog');
  await picker.getByRole('radio', { name: 'Torus cut open' }).focus();
  await keyboard.press('Space');
  await press('Choose');
  await picker.waitFor({ state: 'detached' });
  await press('Save');
  const torus = (await itemNamed(page, 'Torus cut open'))!;
  await until('the category has it', async () => {
    const answer = await callAs(page, categoryCalls.detail, { id: category.id });
    return answer.category.imageFileId === torus.fileId;
  });

  await page.goto(`${console.url}/library/edit?id=${torus.id}`);
  await page.getByRole('link', { name: category.name }).waitFor();
  await chooseAction('Torus cut open', 'Delete…');
  await see(page, 'It is in use');
  await press('Cancel');
  await page.getByRole('link', { name: category.name }).click();
  await page.getByRole('dialog', { name: category.name }).waitFor();
});

test('Library: a picture of it is put into a text by keyboard, with its text alternative; its page names the text', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['Which rings are there?']);
  const { keyboard } = page;
  const { press } = keysOf(page);
  await page.goto(`${console.url}${address}&id=${faqs[0]!.id}`);
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  await keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Library', exact: true }).focus();
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose from the library' });
  await picker.getByRole('radio', { name: 'Ring of benzene' }).focus();
  await keyboard.press('Space');
  await press('Choose');
  await picker.waitFor({ state: 'detached' });
  const benzene = (await itemNamed(page, 'Ring of benzene'))!;
  await page.locator(`.ck-editor__editable img[data-file-id="${benzene.fileId}"]`).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Saved');
  const { faq } = await callAs(page, faqCalls.detail, { id: faqs[0]!.id });
  assert.match(faq.answerHtml, new RegExp(`alt="A ring in a ring"[^>]* data-file-id="${benzene.fileId}"`));
  await page.goto(`${console.url}/library/edit?id=${benzene.id}`);
  await page.getByRole('link', { name: faq.question }).waitFor();
});
