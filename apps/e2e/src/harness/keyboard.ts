import type { Locator, Page } from 'playwright-core';

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

  /** A dialog or menu holds the focus until it is closed; then keys reach the page again. */
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

  /** Tabs to a button or link and presses Enter, once it can be pressed: a dialog may still be counting uses. */
  const press = async (text: string): Promise<void> => {
    await tabTo(text);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-disabled') !== 'true');
    await keyboard.press('Enter');
  };

  /** Chooses from the menu of a row, by the arrows, once no dialog or menu is open. */
  const choose = async (name: string, action: string): Promise<void> => {
    await untilClosed();
    await page.getByRole('button', { name: `Actions for ${name}` }).focus();
    await keyboard.press('Enter');
    await page.locator('[role=menuitem]:focus').waitFor();
    for (let steps = 0; steps < 10 && !(await isFocused(action)); steps += 1) await keyboard.press('ArrowDown');
    if (!(await isFocused(action))) throw new Error(`the arrows do not reach ${action}`);
    await keyboard.press('Enter');
  };
  /** Types into a field that searches, and takes the first of those found, once they are those of the typed words. */
  const pick = async (label: string, words: string): Promise<void> => {
    await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).focus();
    await keyboard.type(words);
    await page.waitForFunction(
      (wanted) =>
        document
          .querySelector('[role=listbox][aria-busy=false] [role=option]')
          ?.textContent?.toLowerCase()
          .includes(wanted),
      words.toLowerCase(),
    );
    await keyboard.press('Enter');
  };
  /** Chooses in a native select by typing, once it has that choice: its choices may still be on their way. */
  const select = async (field: Locator, choice: string): Promise<void> => {
    await field.locator('option', { hasText: choice }).first().waitFor({ state: 'attached' });
    await field.focus();
    await keyboard.type(choice);
  };
  return { tabTo, press, choose, pick, select, untilClosed };
};
