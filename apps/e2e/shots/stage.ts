import type { Browser, BrowserContext, Page } from 'playwright-core';
import type pg from 'pg';
import { faultProxy, signInAs, startConsole, type FaultProxy, type RoleId } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { databaseOf } from '../src/harness/database';
import type { Width } from './cells';

/** What a scene has to make its state with: a fresh profile, real data, real faults. */
export interface Stage {
  readonly page: Page;
  readonly width: Width;
  /** The console, through a proxy that can spoil answers. */
  readonly url: string;
  readonly proxy: FaultProxy;
  readonly database: pg.Client;
  /** Signs the page in as this role and opens the path. */
  open(role: RoleId, path: string): Promise<void>;
  /** Another person on another device, signed in. */
  other(role: RoleId): Promise<Page>;
  /** Undoes what the scene did to the data; run when its pictures are taken. */
  after(undo: () => Promise<unknown>): void;
}

/** Brings the page into the state of one cell. */
export type Scene = (stage: Stage) => Promise<unknown>;

const heights: Readonly<Record<Width, number>> = { 1440: 900, 992: 800, 375: 812 };
/** An access token lives ten minutes, in ms. */
const oneSession = 7 * 60_000;
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One console and one browser for the whole run; `on` gives a fresh profile for a scene and cleans up behind it. */
export const openStages = async () => {
  const running = await startConsole();
  const browser: Browser = await launchBrowser();
  const proxy = await faultProxy(running.url);
  const database = await databaseOf(running.dataFolder);
  const signedIn = new Map<RoleId, { readonly state: State; readonly until: number }>();

  const profile = async (width: Width, role?: RoleId): Promise<{ context: BrowserContext; page: Page }> => {
    const known = role && signedIn.get(role)?.state;
    const page = await newPage(browser, {
      viewport: { width, height: heights[width] },
      reducedMotion: 'reduce',
      ...(known ? { storageState: known } : {}),
    });
    return { context: page.context(), page };
  };
  /** Signs each role in, past the proxy and its faults; later profiles go on with its session until its access token grows old: a refresh in one would end the others'. */
  const ready = async (role: RoleId): Promise<State> => {
    const known = signedIn.get(role);
    if (known && known.until > Date.now()) return known.state;
    signedIn.delete(role);
    const { context, page } = await profile(1440);
    await signInAs(page, running.url, role);
    const state = await context.storageState();
    signedIn.set(role, { state, until: Date.now() + oneSession });
    await context.close();
    return state;
  };

  const on = async (width: Width, scene: Scene, take: (page: Page) => Promise<void>): Promise<void> => {
    const undo: (() => Promise<unknown>)[] = [];
    const { context, page } = await profile(width);
    const keep = (closing: BrowserContext) => undo.push(() => closing.close());
    keep(context);
    try {
      await scene({
        page,
        width,
        url: proxy.url,
        proxy,
        database,
        open: async (role, path) => {
          const { cookies, origins } = await ready(role);
          await context.addCookies(cookies);
          const stored = origins.flatMap(({ localStorage }) => localStorage);
          await context.addInitScript(
            (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
            stored,
          );
          await page.goto(proxy.url + path, { waitUntil: 'domcontentloaded' });
        },
        other: async (role) => {
          await ready(role);
          const another = await profile(1440, role);
          keep(another.context);
          await another.page.goto(running.url);
          return another.page;
        },
        after: (each) => void undo.push(each),
      });
      await take(page);
    } finally {
      proxy.heal();
      for (const each of undo.reverse()) await each();
    }
  };

  const close = async (): Promise<void> => {
    await database.end();
    await browser.close();
    await proxy.close();
    await running.stop();
  };
  return { on, close };
};
