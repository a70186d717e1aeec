import type { Note } from '@lectern/api/bench';
import { launchBrowser, newPage } from '../src/harness/browser';
import { signInAs } from '../src/harness';
import { startConsole } from '../src/harness/console';
import { stepsOf } from './tasks/steps';
import { tasks } from './tasks/list';

/** The ten tasks of a day in a console with demo data: steps and seconds of each, and how many steps the worst takes beyond the best of the others. */
export const benchTasks = async (_rounds: number, note: Note): Promise<void> => {
  const console = await startConsole();
  const browser = await launchBrowser();
  const beyond: number[] = [];
  try {
    for (const { title, best, from, ready, run } of tasks) {
      const page = await newPage(browser);
      const steps = stepsOf(page);
      if (from === undefined) await page.goto(console.url);
      else await signInAs(page, console.url, 1, from);
      const made = (await ready(steps)) ?? '';
      const start = Date.now();
      await run(steps, made);
      beyond.push(steps.count() - best);
      globalThis.console.log(
        `  ${title}: ${steps.count()} steps, ${((Date.now() - start) / 1000).toFixed(1)} s; the best of the others ${best}`,
      );
      await page.context().close();
    }
    note('tasks.steps_beyond_best', Math.max(...beyond), `of ${tasks.length} tasks`);
  } finally {
    await browser.close();
    await console.stop();
  }
};
