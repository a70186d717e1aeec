import type { Page } from 'playwright-core';

/** What Tab must reach in the current page, and what of it has had the focus; kept in the page itself. */
interface Walk {
  readonly wanted: readonly Element[];
  readonly reached: Set<Element>;
}

const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isHidden = (each: Element): boolean =>
      !each.checkVisibility() || each.closest('[aria-hidden=true], [inert], [role=menu]') !== null;
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
    const canHold = (each: HTMLElement): boolean =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [data-testid^=sentinel], [role=dialog], .MuiModal-root') &&
      !isHidden(each);
    // Of the radios of one group Tab reaches one; the arrows do the rest.
    const firstOfGroup = (each: HTMLElement): boolean =>
      !(each instanceof HTMLInputElement) ||
      each.type !== 'radio' ||
      (document.querySelector(`input[name="${each.name}"]:checked`) ??
        document.querySelector(`input[name="${each.name}"]`)) === each;
    const walk: Walk = { wanted: all.filter((each) => canHold(each) && firstOfGroup(each)), reached: new Set() };
    Object.assign(globalThis, { walk });
    return walk.wanted.length;
  });

/** Marks what has the focus; says which element shows none, and whether all have been reached. */
const mark = (page: Page): Promise<{ readonly done: boolean; readonly unseen: string | undefined }> =>
  page.evaluate(() => {
    const { wanted, reached } = (globalThis as unknown as { walk: Walk }).walk;
    const focused = document.activeElement;
    if (!focused || !wanted.includes(focused)) return { done: reached.size === wanted.length, unseen: undefined };
    reached.add(focused);
    const drawn = (each: Element | null | undefined): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(each);
      return (
        opacity !== '0' &&
        ((outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (each === focused && boxShadow !== 'none'))
      );
    };
    const isSeen =
      drawn(focused) ||
      drawn(focused.parentElement) ||
      drawn(focused.nextElementSibling) ||
      focused.closest('.Mui-focused, .Mui-focusVisible') !== null ||
      focused.matches('tr');
    return { done: reached.size === wanted.length, unseen: isSeen ? undefined : focused.outerHTML.slice(0, 160) };
  });

/** Tabs through the page: every control gets the focus and shows it. @throws with those that don't */
export const tabThrough = async (page: Page): Promise<void> => {
  const count = await begin(page);
  const unseen = new Set<string>();
  for (let steps = 0; steps <= 2 * count + 4; steps += 1) {
    const now = await mark(page);
    if (now.unseen && steps > 0) unseen.add(now.unseen);
    if (now.done) break;
    await page.keyboard.press('Tab');
  }
  const missed = await page.evaluate(() => {
    const { wanted, reached } = (globalThis as unknown as { walk: Walk }).walk;
    return wanted.filter((each) => !reached.has(each) && each.isConnected).map((each) => each.outerHTML.slice(0, 160));
  });
  if (missed.length > 0) throw new Error(`Tab does not reach ${missed.join(' nor ')}`);
  if (unseen.size > 0) throw new Error(`the focus is not seen on ${[...unseen].join(' nor on ')}`);
};

/** The arrows reach each entry of an open menu. */
export const arrowThrough = async (page: Page): Promise<void> => {
  const entries = page.locator('[role=menuitem]');
  const texts = new Set<string>();
  for (let steps = await entries.count(); steps > 0; steps -= 1) {
    texts.add((await page.locator('[role=menuitem]:focus').textContent()) ?? '');
    await page.keyboard.press('ArrowDown');
  }
  if (texts.size !== (await entries.count())) throw new Error(`the arrows reach ${[...texts].join(', ')} alone`);
};

/** Esc closes what is open above the page. */
export const escCloses = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'detached', timeout: 3000 });
};
