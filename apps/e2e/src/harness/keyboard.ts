import type { Page } from 'playwright-core';

/** What a person does who has a keyboard alone. */
export const keysOf = (page: Page) => {
  const { keyboard } = page;
  const isFocused = (text: string): Promise<boolean> =>
    page.evaluate(
      (wanted) =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim() ===
        wanted,
      text,
    );

  /** What lies over the page holds the focus until it is gone, while it closes too; then keys reach the page again. */
  const untilClosed = (): Promise<void> =>
    page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'detached' });

  /** Tabs to what has this name or text; throws when Tab does not reach it. */
  const tabTo = async (text: string): Promise<void> => {
    for (let steps = 0; steps < 80; steps += 1) {
      if (await isFocused(text)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${text}`);
  };

  /** Tabs to a button or link and presses Enter. */
  const press = async (text: string): Promise<void> => {
    await tabTo(text);
    await keyboard.press('Enter');
  };

  /** Chooses from the menu of a row, by the arrows, when nothing lies over the list any more. */
  const choose = async (name: string, action: string): Promise<void> => {
    await untilClosed();
    await page.getByRole('button', { name: `Actions for ${name}` }).focus();
    await keyboard.press('Enter');
    await page.locator('[role=menuitem]:focus').waitFor();
    for (let steps = 0; steps < 10 && !(await isFocused(action)); steps += 1) await keyboard.press('ArrowDown');
    if (!(await isFocused(action))) throw new Error(`the arrows do not reach ${action}`);
    await keyboard.press('Enter');
  };
  return { tabTo, press, choose, untilClosed };
};
