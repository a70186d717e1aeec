import path from 'node:path';
import type { Note } from '@lectern/api/bench';
import type { BrowserContext, Page } from 'playwright-core';
import { buildIn } from './builds';
import { paintedAt } from './clock';
import { inColdProfile, type Subject } from './measure';
import { openSubject } from './subject';
import { inTurns } from './turns';

const root = path.resolve(import.meta.dirname, '../../..');
/** How many times slower than here the processor is. */
const slowness = 4;
/** What a task takes beyond this, in ms, keeps a person waiting. */
const felt = 50;

declare global {
  interface Window {
    /** Tasks over 50 ms so far, each as its duration in ms. */
    benchLongTasks?: () => readonly number[];
  }
}

/** A page with rows, and when it is ready for a person. */
interface Screen {
  readonly path: string;
  /** Matches once every control is in the page. React listens for them from then on. */
  readonly controls: string;
  /** The code of what the controls open; without it a click would wait. */
  readonly codeOf?: string;
}

const everyRow = ':has(tr[data-row]:nth-child(25) input[type="checkbox"])';
const student: Screen = {
  path: '/student',
  controls: [
    `body${everyRow}`,
    ':has(tr[data-row]:nth-child(25) button[aria-haspopup="menu"])',
    ':has(thead input[type="checkbox"])',
    ':has(main .search input)',
    ':has(main button[aria-haspopup="dialog"])',
    ':has(.pager button)',
    ':has(.view-tabs a)',
    ':has(.top-tools .bell)',
    ':has(nav a[href="/category/list"])',
  ].join(''),
  codeOf: '/overlays\\.[0-9a-f]+\\.js',
};
const staticRows: Screen = { path: '/rows', controls: `body${everyRow}:has(tr[data-row]:nth-child(25) button)` };

/** Notes each long task of the context's pages from their first moment on. */
const noteLongTasks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const take = (tasks: PerformanceEntryList): void => tasks.forEach(({ duration }) => durations.push(duration));
    observer.observe({ type: 'longtask', buffered: true });
    window.benchLongTasks = () => {
      take(observer.takeRecords());
      return durations;
    };
  });

/** Resolves when the page has nothing more to do at once: what has come is evaluated and drawn. */
const becomeIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

/** Ms that long tasks kept a person waiting, each beyond its first 50, until every control of the screen works. */
const blockingMs = (subject: Subject, { path: address, controls, codeOf }: Screen): Promise<number> =>
  inColdProfile(subject, {}, async (page) => {
    await noteLongTasks(page.context());
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`${subject.url}${address}`, { waitUntil: 'commit' });
    await paintedAt(page, controls);
    if (codeOf)
      await page.waitForFunction(
        (code) =>
          performance
            .getEntriesByType('resource')
            .some((each) => new RegExp(code).test(each.name) && (each as PerformanceResourceTiming).responseEnd > 0),
        codeOf,
      );
    await becomeIdle(page);
    return page.evaluate(
      (most) => (window.benchLongTasks?.() ?? []).reduce((sum, each) => sum + Math.max(0, each - most), 0),
      felt,
    );
  });

/** How long `/student` keeps a person waiting on a slow processor, against the same rows in MUI's table on a page of their own. */
export const benchBlocking = async (rounds: number, note: Note): Promise<void> => {
  buildIn(root, 'bench/rows');
  const composed = await openSubject('/student', {});
  const plain = await openSubject('rows', { SHELL_DIR: path.join(root, 'apps/e2e/dist-rows') });
  try {
    const { value, detail } = await inTurns(composed, plain, rounds, (subject) =>
      blockingMs(subject, subject === composed ? student : staticRows),
    );
    note('page.blocking_ratio', value, detail);
  } finally {
    await composed.close();
    await plain.close();
  }
};
