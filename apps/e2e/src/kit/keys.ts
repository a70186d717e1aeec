import type { Page } from 'playwright-core';

/** What Tab must reach in the current page, and what of it has had the focus; kept in the page itself. */
interface Walk {
  readonly wanted: readonly Element[];
  readonly reached: Set<Element>;
  /** What has had the focus without showing it. */
  readonly unseen: Set<string>;
  steps: number;
  mark(): void;
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
    const walk: Walk = {
      wanted: all.filter((each) => canHold(each) && firstOfGroup(each)),
      reached: new Set(),
      unseen: new Set(),
      steps: 0,
      mark: () => undefined,
    };
    Object.assign(globalThis, { walk });
    return walk.wanted.length;
  });

/** From now on each Tab first marks what has the focus, and notes what has it without showing it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { walk } = globalThis as unknown as { walk: Walk };
    const drawn = (each: Element | null | undefined): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(each);
      return (
        opacity !== '0' &&
        ((outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) ||
          (each === document.activeElement && boxShadow !== 'none'))
      );
    };
    walk.mark = () => {
      const focused = document.activeElement;
      const isFirst = walk.steps === 0;
      walk.steps += 1;
      if (!focused || !walk.wanted.includes(focused)) return;
      walk.reached.add(focused);
      const isSeen =
        drawn(focused) ||
        drawn(focused.parentElement) ||
        drawn(focused.nextElementSibling) ||
        focused.closest('.Mui-focused, .Mui-focusVisible') !== null ||
        focused.matches('tr');
      // What a story itself put the focus on needs no frame: no key has been pressed.
      if (!isSeen && !isFirst) walk.unseen.add(focused.outerHTML.slice(0, 160));
    };
    addEventListener('keydown', walk.mark, { capture: true });
  });

/** Marks what has the focus now; says whether all have been reached. */
const isDone = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { walk } = globalThis as unknown as { walk: Walk };
    walk.mark();
    return walk.reached.size === walk.wanted.length;
  });

const end = (page: Page): Promise<{ readonly missed: readonly string[]; readonly unseen: readonly string[] }> =>
  page.evaluate(() => {
    const { walk } = globalThis as unknown as { walk: Walk };
    removeEventListener('keydown', walk.mark, { capture: true });
    const missed = walk.wanted.filter((each) => !walk.reached.has(each) && each.isConnected);
    return { missed: missed.map((each) => each.outerHTML.slice(0, 160)), unseen: [...walk.unseen] };
  });

/** Tabs through the page: every control gets the focus and shows it. @throws with those that don't */
export const tabThrough = async (page: Page): Promise<void> => {
  const count = await begin(page);
  await watch(page);
  // Nothing is asked before all can have been reached: a question takes as long as a key.
  for (let steps = 1; steps < count; steps += 1) await page.keyboard.press('Tab');
  for (let steps = count; steps <= 2 * count + 4 && !(await isDone(page)); steps += 1) await page.keyboard.press('Tab');
  const { missed, unseen } = await end(page);
  if (missed.length > 0) throw new Error(`Tab does not reach ${missed.join(' nor ')}`);
  if (unseen.length > 0) throw new Error(`the focus is not seen on ${unseen.join(' nor on ')}`);
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
