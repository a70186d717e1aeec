import path from 'node:path';
import { keepFigures } from '@lectern/tools/bench/results';
import { heading, signInAs, until } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { startConsole, type Console } from '../src/harness/console';
import { shellWithEntry } from '../src/harness/other-shell';
import { shellCommand, startWaiting } from '../src/harness/shell-command';
import { shellOf } from '../src/retention/setup';

/** Builds of the shell that do not start, each by the change of its first script. */
const kinds: Readonly<Record<string, (text: string) => string>> = {
  'throws as it starts': (text) => `throw new Error("broken as it starts");${text}`,
  'never gets ready': () => 'globalThis.isIdle = true;',
  'is 20 s late': (text) => `for (const end = Date.now() + 20000; Date.now() < end;);${text}`,
};

const people = [1, 2, 3] as const;
/** For a page that waits for its shell, in s. */
const patience = 120;
/** The goal, in s. */
const longest = 60;

/** Gives a build to three people and waits until nobody gets it. Answers the seconds, or undefined where a page did not come back. */
const secondsOf = async (console: Console, change: (text: string) => string): Promise<number | undefined> => {
  const browser = await launchBrowser();
  const bad = await shellWithEntry(change);
  try {
    await (await startWaiting(console, bad.folder)).stop();
    const pages = await Promise.all(people.map(() => newPage(browser)));
    for (const [at, page] of pages.entries()) await signInAs(page, console.url, people[at]!, '/FAQs');
    await shellCommand(console, 'canary', bad.hash, '10', ...people.flatMap((role) => ['--role', String(role)]));
    const start = Date.now();
    await Promise.all(pages.map((page) => page.goto(`${console.url}/FAQs`, { waitUntil: 'commit' })));
    await until(
      'nobody gets it',
      async () => /rolled back/.test(await shellCommand(console, 'list').then((text) => lineOf(text, bad.hash))),
      patience,
    );
    const seconds = (Date.now() - start) / 1000;
    for (const page of pages) {
      await heading(page, 'FAQs');
      if ((await shellOf(page)) === bad.hash) return undefined;
    }
    return seconds;
  } finally {
    await bad.remove();
    await browser.close();
  }
};

const lineOf = (text: string, hash: string): string =>
  text.split('\n').find((line) => line.includes(hash.slice(0, 8))) ?? '';

/** Measures the time until nobody gets a build that does not start. It is a canary for 10 % and for three people. */
export const soakBadShell = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const console = await startConsole();
  const seconds: number[] = [];
  let failed = 0;
  try {
    for (const [kind, change] of Object.entries(kinds)) {
      const took = await secondsOf(console, change);
      say(`a build that ${kind}: ${took === undefined ? 'a page did not come back' : `out in ${took.toFixed(1)} s`}`);
      if (took === undefined || took > longest) failed += 1;
      else seconds.push(took);
    }
  } finally {
    await console.stop();
  }
  if (failed === 0)
    keepFigures(path.resolve(import.meta.dirname, '../../..'), {
      'shell.bad_out_s': Math.round(Math.max(...seconds) * 10) / 10,
    });
  return { passed: seconds.length, failed };
};
