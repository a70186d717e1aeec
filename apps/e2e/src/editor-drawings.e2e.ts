/** Drawings in the editor: a tool is opened, drawn with, stored with its source, and opened again from the text. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { editorCalls, faqCalls } from '@lectern/contract/content';
import { expect, test } from './fixtures';
import { contrast, expectAxeClean, expectDark, see, signInAs } from './harness';
import { callAs, categoryWith } from './faqs/setup';

const inEditor = '.ck-editor__editable figure.image img';

/** Opens the panel of a new FAQ, and its answer in the editor. */
const openAnswer = async (page: Page, origin: string, question: string) => {
  await signInAs(page, origin, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, [question]);
  const { id } = faqs[0]!;
  const open = async (): Promise<void> => {
    await page.goto(`${origin}${address}&id=${id}`);
    await page.getByRole('textbox', { name: /^Answer/ }).focus();
    await page.locator('.ck-editor__editable.ck-focused').waitFor();
  };
  await open();
  return { id, open };
};

const windowOf = (page: Page) => page.getByRole('dialog', { name: 'MarvinJS' });
const drawSmiles = async (page: Page, smiles: string): Promise<void> => {
  await windowOf(page).getByLabel('SMILES or molfile').fill(smiles);
  await windowOf(page).getByRole('button', { name: 'Draw it' }).click();
};
const sourceOf = async (page: Page): Promise<string> => {
  const fileId = Number(await page.locator(inEditor).getAttribute('data-file-id'));
  return (await callAs(page, editorCalls.drawing, { fileId })).source;
};
const atoms = (molfile: string): number => Number(/^M {2}V30 COUNTS (\d+)/m.exec(molfile)?.[1]);

test('editor: a molecule is drawn in MarvinJS, put into the text as a PNG of 400 × 400, and opened again from its source [1.6, 2.42, 2.43]', async ({
  page,
  console,
}) => {
  const { id, open } = await openAnswer(page, console.url, 'What is in a headache pill?');
  await page.getByRole('button', { name: 'Molecule' }).click();
  await expect(windowOf(page).getByRole('button')).toHaveText(['Draw it', 'Close', 'Save changes']);
  await expect(windowOf(page).getByRole('img', { name: /^Molecule/ })).toBeVisible();
  await drawSmiles(page, 'not a molecule');
  await expect(windowOf(page).getByRole('alert')).toHaveText(/neither SMILES nor a molfile/);
  await drawSmiles(page, 'CC(=O)Oc1ccccc1C(O)=O');
  await expectAxeClean(page, 'the window of molecules');
  await windowOf(page).getByRole('button', { name: 'Save changes' }).click();
  const picture = page.locator(inEditor);
  await expect(picture).toHaveAttribute('data-drawing', 'molecule');
  await expect(picture).toHaveAttribute('src', /^\/files\/.+\/original\.png$/);
  await expect(picture).toHaveAttribute('alt', 'Molecule C9H8O4');
  await expect(picture).toHaveJSProperty('naturalWidth', 400);
  await expect(picture).toHaveJSProperty('naturalHeight', 400);
  assert.equal(atoms(await sourceOf(page)), 13);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Saved');
  const first = (await callAs(page, faqCalls.detail, { id })).faq.answerHtml;
  assert.match(
    first,
    /<img src="\/files\/[^"]+\/original\.png" alt="Molecule C9H8O4" width="400" height="400" data-file-id="\d+" data-drawing="molecule">/,
  );

  await open();
  await page.locator(inEditor).dblclick();
  await expect(windowOf(page).getByRole('img', { name: /^Molecule/ })).toBeVisible();
  await drawSmiles(page, 'c1ccccc1');
  await windowOf(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(windowOf(page)).toHaveCount(0);
  await expect(page.locator(inEditor)).toHaveCount(1);
  await expect(page.locator(inEditor)).toHaveAttribute('alt', 'Molecule C6H6');
  assert.equal(atoms(await sourceOf(page)), 6);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Saved');
  // The earlier drawing is a file of its own, which an earlier version of the text still shows.
  const [, earlier] = /data-file-id="(\d+)"/.exec(first)!;
  assert.equal(atoms((await callAs(page, editorCalls.drawing, { fileId: Number(earlier) })).source), 13);
});

test('editor: a drawing is opened by Enter and by its button, and closed with a question where it has been changed', async ({
  page,
  console,
}) => {
  await openAnswer(page, console.url, 'What is water?');
  await page.getByRole('button', { name: 'Molecule' }).click();
  await windowOf(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(windowOf(page)).toContainText('There is nothing to save yet.');
  await drawSmiles(page, 'O');
  await windowOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep drawing' }).click();
  await windowOf(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator(inEditor)).toHaveCount(1);
  await expect(page.locator('.ck-editor__editable.ck-focused')).toHaveCount(1);

  await page.locator(inEditor).click();
  await page.keyboard.press('Enter');
  await expect(windowOf(page).getByRole('img', { name: /^Molecule/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit drawing' }).click();
  await expect(windowOf(page).getByRole('img', { name: /^Molecule/ })).toBeVisible();
  await drawSmiles(page, 'OO');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(windowOf(page)).toHaveCount(0);
  await expect(page.locator(inEditor)).toHaveAttribute('alt', 'Molecule H2O');
});

const diagram = (page: Page) => page.getByRole('dialog', { name: 'Diagram' });
/** Draws a rectangle by its key and the mouse, `down` pixels from the top. */
const drawRectangle = async (page: Page, down: number): Promise<void> => {
  const canvas = diagram(page).locator('canvas.interactive');
  await canvas.waitFor();
  await diagram(page).getByTestId('toolbar-rectangle').check({ force: true });
  const box = (await canvas.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + down];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 80, { steps: 4 });
  await page.mouse.up();
};
const draftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('diagram-draft:')));
interface Scene {
  readonly elements: readonly { readonly type: string }[];
}

test('editor: a diagram is drawn, kept as a draft meanwhile, put into the text, and opened again from its source [1.6, 2.42, 2.43, 2.44]', async ({
  page,
  console,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(console.url).origin) foreign.push(request.url());
  });
  const { open } = await openAnswer(page, console.url, 'How does a leaf breathe?');
  await page.getByRole('button', { name: 'Diagram' }).click();
  await drawRectangle(page, 160);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Leaf');
  await page.keyboard.press('Escape');
  await expect.poll(() => draftKeys(page), { timeout: 8_000 }).toHaveLength(1);
  await expectAxeClean(page, 'the window of diagrams');

  // A diagram survives its page.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Leaf')), { timeout: 8_000 })
    .toBe(true);
  await open();
  await page.getByRole('button', { name: 'Diagram' }).click();
  await expect(diagram(page)).toContainText('You have an unsaved diagram from');
  await diagram(page).getByRole('button', { name: 'Restore' }).click();
  await diagram(page).getByRole('button', { name: 'Save changes' }).click();
  const picture = page.locator(inEditor);
  await expect(picture).toHaveAttribute('data-drawing', 'diagram');
  await expect(picture).toHaveAttribute('alt', 'Diagram: Leaf');
  await expect(picture).toHaveAttribute('src', /original\.png$/);
  expect(await draftKeys(page)).toEqual([]);
  const first = JSON.parse(await sourceOf(page)) as Scene;
  expect(first.elements.map(({ type }) => type).sort()).toEqual(['rectangle', 'text']);

  await picture.dblclick();
  await drawRectangle(page, 400);
  await diagram(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(diagram(page)).toHaveCount(0);
  await expect.poll(async () => (JSON.parse(await sourceOf(page)) as Scene).elements.length).toBe(3);
  expect(foreign).toEqual([]);
});

/** The open window of a tool at this width, on a desk in both themes; then it is closed. */
const expectWindowFits = async (page: Page, tool: string, frame: Locator, width: number): Promise<void> => {
  const where = `the window of ${tool}, ${width}`;
  await expectAxeClean(page, where, { besides: width === 1440 ? [] : contrast });
  if (width === 1440) await expectDark(page, where);
  await expect(frame.getByRole('button', { name: 'Save changes' })).toBeInViewport();
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
};

test('editor: the windows of both tools fit a phone, a tablet and a desk, in both themes', async ({
  page,
  console,
}) => {
  await openAnswer(page, console.url, 'What does a cell look like?');
  for (const [width, height] of [
    [375, 720],
    [992, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Molecule' }).click();
    await windowOf(page)
      .getByRole('img', { name: /^Molecule/ })
      .waitFor();
    await drawSmiles(page, 'Cn1cnc2c1c(=O)n(C)c(=O)n2C');
    await expectWindowFits(page, 'molecules', windowOf(page), width);
    await page.getByRole('button', { name: 'Diagram' }).click();
    await drawRectangle(page, 200);
    await expectWindowFits(page, 'diagrams', diagram(page), width);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
});
