/** The dialogs of formulas and chemistry. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { expectAxeClean, expectDark, signInAs } from './harness';

test.use({ consoleFor: 'readers' });

const open = async (page: Page, url: string, tool: 'Formula' | 'Chemistry'): Promise<void> => {
  await signInAs(page, url, 1, '/editor');
  await page.locator('.ck-editor__editable').click();
  await page.getByRole('toolbar').getByRole('button', { name: tool, exact: true }).first().click();
};
const visual = (page: Page) => page.locator('math-field').getByRole('textbox', { name: /Formula/ });
const tex = (page: Page) => page.getByLabel('Formula in TeX');
const written = (page: Page) => page.locator('.ck-editor__editable .editor-formula');

test('editor: a formula is written as it looks, its TeX follows and leads, and nothing is fetched from elsewhere [9.8, K15]', async ({
  page,
  console,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(console.url)) foreign.push(request.url());
  });
  await open(page, console.url, 'Formula');
  await expect(visual(page)).toBeFocused();
  const size = await page.getByRole('dialog', { name: 'Formula' }).boundingBox();
  assert.deepEqual([size?.width, size?.height], [580, 338]);
  await page.keyboard.type('x+1/2');
  await expect(tex(page)).toHaveValue('x+\\frac12');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Square root' }).click();
  await page.keyboard.type('y');
  await expect(tex(page)).toHaveValue('x+\\frac12\\sqrt{y}');
  await expectAxeClean(page, 'the visual formula');
  await expectDark(page, 'the visual formula');

  await tex(page).fill('\\sqrt{a}');
  await expect(page.locator('math-field')).toHaveJSProperty('value', '\\sqrt{a}');
  await tex(page).fill('\\frac{1');
  await expect(page.getByText(/at character \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Insert', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await tex(page).fill('\\pi r^2');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(written(page).locator('msup')).toHaveCount(1);
  assert.deepEqual(foreign, []);
});

test('editor: the visual formula is left by Tab and the dialog by Escape, and an inserted one opens again', async ({
  page,
  console,
}) => {
  await open(page, console.url, 'Formula');
  await expect(visual(page)).toBeFocused();
  // What a phone's own keyboard sends.
  await page.keyboard.insertText('a');
  await expect(tex(page)).toHaveValue('a');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fraction' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(visual(page)).toBeFocused();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await written(page).dblclick();
  await expect(tex(page)).toHaveValue('a');
  await expect(visual(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(written(page)).toHaveCount(1);
});

test('editor: chemistry is typed, its arrows and marks have buttons, and it is shown as it is read [K15]', async ({
  page,
  console,
}) => {
  await open(page, console.url, 'Chemistry');
  const size = await page.getByRole('dialog', { name: 'Chemistry' }).boundingBox();
  assert.deepEqual([size?.width, size?.height], [580, 338]);
  const equation = page.getByLabel('Equation');
  await equation.fill('2H2 + O2');
  await page.getByRole('button', { name: 'Arrow', exact: true }).click();
  await page.keyboard.type('2H2O');
  await expect(equation).toHaveValue('2H2 + O2 -> 2H2O');
  await expect(page.getByRole('status', { name: 'Preview' }).locator('math')).toContainText('→');
  await expectAxeClean(page, 'chemistry');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(written(page).locator('math')).toContainText('→');
});
