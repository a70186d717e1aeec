import type { Browser, Page } from 'playwright-core';

/** What the browser's own trace says of a stretch of time. */
export interface Frames {
  /** Ms between the beginnings of each two frames of the page's main thread. */
  readonly between: readonly number[];
  /** The longest task of that thread, in ms of the processor: another process that was let in does not count. */
  readonly longestTask: number;
}
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Runs `work` under a trace; the page asks for a frame all the time, so that a late one is a late one. */
export const tracedFrames = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<Frames> => {
  // As text: tsx names functions by a helper that the page does not have.
  await page.evaluate('(() => { const next = () => requestAnimationFrame(next); next(); })()');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const of = (event: TraceEvent): string => `${event.pid} ${event.tid}`;
  // The page's main thread is the one that draws; other pages of the browser have nothing to do meanwhile.
  const thread = frames[0] && of(frames[0]);
  const begun = frames.filter((event) => of(event) === thread).map(({ ts }) => ts / 1000);
  const tasks = traceEvents.filter((event) => of(event) === thread && /(^|::)RunTask$/.test(event.name));
  if (begun.length < 2 || tasks.length === 0) throw new Error('the trace has no frames or no tasks');
  return {
    between: begun.toSorted((a, b) => a - b).flatMap((at, n, all) => (n > 0 ? [at - all[n - 1]!] : [])),
    longestTask: Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)),
  };
};
