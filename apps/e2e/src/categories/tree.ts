import type { Locator, Page } from 'playwright-core';
import { signInAs } from '../harness';

export const list = '/category/list';

export const row = (page: Page, name: string): Locator =>
  page.locator('tr[data-category]').filter({ has: page.getByRole('link', { name, exact: true }) });
export const names = (page: Page): Promise<string[]> => page.locator('tr[data-category] a').allTextContents();

/** Whether one name is above another among the rows that are shown. */
export const before = async (page: Page, first: string, second: string): Promise<boolean> => {
  const all = await names(page);
  return all.includes(first) && all.indexOf(first) < all.indexOf(second);
};

/** Signs in and waits for the tree. */
export const open = async (page: Page, origin: string, role: 1 | 3, path = list): Promise<void> => {
  await signInAs(page, origin, role, path);
  await page.getByRole('treegrid').waitFor();
};
export const expand = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Expand ${name}`, exact: true }).click();

/** Chooses an action of a row's menu. */
export const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Creates a category below another and waits until it is in the tree. */
export const add = async (page: Page, parent: string, name: string): Promise<void> => {
  await act(page, parent, 'Add sub-category');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create category' }).click();
  await row(page, name).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Drags a row by its grip over another, to `part` of its height, and holds it there. */
export const dragOver = async (page: Page, name: string, over: string, part: number): Promise<void> => {
  const grip = await page.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox();
  const target = await row(page, over).boundingBox();
  if (!grip || !target) throw new Error(`${name} cannot be dragged over ${over}`);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 200, target.y + target.height * 0.5, { steps: 4 });
  await page.mouse.move(target.x + 200, target.y + target.height * part, { steps: 2 });
};

export const expect = (truth: unknown, what: string): void => {
  if (!truth) throw new Error(`expected: ${what}`);
};
