/** What browser tests, benchmarks, pictures and the check of a remote do with a page and a console: plain functions that need no runner. */
import type { Page } from 'playwright-core';
import { expectAxeClean } from './harness/axe';
import { inDark, inLight } from './harness/theme';

export { expectAxeClean };
export { newPage } from './harness/browser';
export { changedMarker, faultProxy, type Fault, type FaultProxy } from './harness/faults';
export { goTo, goToRemotes, heading, timeOrigin } from './harness/going';
export { startConsole, freePort, newDataFolder, type Console } from './harness/console';
export { inDark, inLight };
export { signInAs, signInByHand, type RoleId } from './harness/sign-in';

/** Waits until `condition` gives something truthy, polling each 50 ms; throws `what` after `seconds` (15). */
export const until = async <T>(
  what: string,
  condition: () => Promise<T> | T,
  seconds = 15,
): Promise<NonNullable<T>> => {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  for (;;) {
    try {
      const value = await condition();
      if (value) return value as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited ${seconds} s for: ${what}${last ? ` (${String(last)})` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Waits until the page shows this text (exact, visible). */
export const see = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first()
    .waitFor();

/** True when nothing makes the page scroll sideways. */
export const fitsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The page scrolls nowhere sideways, and at the widest and the narrowest axe finds nothing: between them it is laid out as one of the two. */
export const expectWhole = async (page: Page, where: string): Promise<void> => {
  const { width = 0 } = page.viewportSize() ?? {};
  if (!(await fitsSideways(page))) throw new Error(`${where} scrolls sideways at ${width}`);
  if (width === 1440) await expectAxeClean(page, `${where} at ${width}`);
  if (width === 360) await expectAxeClean(page, `${where} at ${width}`, { besides: contrast });
};

/** Whole on a phone and on a desk; the page is then as wide as before it. */
export const expectWholeEverywhere = async (page: Page, where: string): Promise<void> => {
  const before = page.viewportSize();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWhole(page, where);
  }
  if (before) await page.setViewportSize(before);
};

/** Half of axe's time. The colours are the same at every width, so one of them is enough. */
export const contrast = ['color-contrast'] as const;

/** The colours of the dark theme, which are the same at every width; then the page is light again. */
export const expectDark = async (page: Page, where: string, within?: string): Promise<void> => {
  await inDark(page);
  await expectAxeClean(page, `${where}, dark`, { only: contrast, ...(within && { within }) });
  await inLight(page);
};

/** What a page may be answered between the change of its person or session and its own notice of it. */
export const otherPerson = /^40[139] \/api\//;
