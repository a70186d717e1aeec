/**
 * The harness of the browser tests. A file `*.e2e.ts` registers its tests with `test(title, body)`, or with `kitTest` on the kit's page;
 * `run.ts` gives each file a process, a console with demo data on a folder of its own where a test wants one, and each test a cold profile.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expectAxeClean } from './harness/axe';
import type { Console } from './harness/console';
import type { FaultProxy } from './harness/faults';

export { expectAxeClean };
export { newPage } from './harness/browser';
export { changedMarker, faultProxy, type Fault, type FaultProxy } from './harness/faults';
export { goTo, heading, timeOrigin } from './harness/going';
export { startConsole, freePort, type Console } from './harness/console';
export { inDark } from './harness/theme';
export { signInAs, signInByHand, type RoleId } from './harness/sign-in';

export interface BrowserTools {
  /** A page in a fresh profile at 1440 × 900, not yet opened on anything. */
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  /** Another fresh profile (another person or device); closed after the test. */
  newProfile(options?: { width?: number; height?: number }): Promise<Page>;
}

export interface Tools extends BrowserTools {
  /** The console of this file: shared by the file's tests, which run one after the other. */
  readonly console: Console;
  /** Starts a proxy that can spoil answers, before this console; closed after the test. */
  faults(): Promise<FaultProxy>;
}

export interface KitTools extends BrowserTools {
  /** The origin of the kit's page: every part in every state, without a console. */
  readonly kit: string;
}

/** A test with what it runs on. */
export type Test = { readonly title: string } & (
  | { readonly on: 'console'; readonly body: (tools: Tools) => Promise<void> }
  | { readonly on: 'kit'; readonly body: (tools: KitTools) => Promise<void> }
);

export const registered: Test[] = [];

/** Registers a browser test; its title is a rule in plain words. */
export const test = (title: string, body: (tools: Tools) => Promise<void>): void =>
  void registered.push({ title, on: 'console', body });
/** Registers a test of the kit's page: quick, for it needs no console and nobody signs in. */
export const kitTest = (title: string, body: (tools: KitTools) => Promise<void>): void =>
  void registered.push({ title, on: 'kit', body });

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
  if (width === 1440 || width === 360) await expectAxeClean(page, `${where} at ${width}`);
};
