import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { keepFigures } from '@lectern/tools/bench/results';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import { withDatabase } from '../src/accounts/setup';
import { builtBy } from '../src/containers/builds';
import { goTo, heading, signInAs } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { remotesCommand } from '../src/harness/changed-copy';
import { freePort, newDataFolder, startConsole, type Console } from '../src/harness/console';
import { registerTeam } from '../src/harness/team';
import { buildShell, ownShell } from './shells/build';

/** Other versions of the runtime, and back: a patch, then a minor version. */
const runtimes = ['federation-2.9.3', 'federation-2.8'] as const;
/** Sessions and their open pages. One has 50 sockets at most. */
const sessions = 3;
const pagesEach = 34;
/** A screen of each remote, by its entry in the menu. */
const screens = ['Categories', 'Students', 'Student Plans', 'FAQs', 'Container'] as const;
/** Two releases of the outside team: of an older minor version of the plugin, and of a later patch. */
const [older, newer] = ['2.8.2', '2.9.3'] as const;
/** For a page, in ms: a machine with a hundred of them is slow, and not what is measured. */
const longestWait = 120_000;

const openPages = async (browser: Browser, { url }: Console): Promise<Page[]> => {
  const pages: Page[] = [];
  while (pages.length < sessions * pagesEach) {
    const first = await newPage(browser);
    first.setDefaultTimeout(longestWait);
    await signInAs(first, url, 1);
    pages.push(first);
    while (pages.length % pagesEach !== 0) {
      const page = await first.context().newPage();
      page.setDefaultTimeout(longestWait);
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      pages.push(page);
    }
  }
  return pages;
};

interface Seen {
  readonly shell: string;
  /** The words of a place that stopped. */
  readonly stopped: readonly string[];
}

/** Goes to a remote's screen by the menu; the page takes the shell that is served by then. */
const visit = async (page: Page, screen: string): Promise<Seen> => {
  await goTo(page, screen);
  const failed = page.getByRole('main').getByText(/could not be loaded|is switched off/);
  await heading(page, screen).catch(() => undefined);
  await page
    .locator('main [data-remote]')
    .or(failed)
    .first()
    .waitFor()
    .catch(() => undefined);
  const shown = (await page.locator('main [data-remote]').count()) > 0;
  return {
    shell: await page.evaluate(
      () =>
        /\/shell\/([^/]+)\//.exec(document.querySelector('script[src*="/shell/"]')?.getAttribute('src') ?? '')?.[1] ??
        '',
    ),
    stopped: shown ? [] : (await failed.allTextContents()).concat(`${screen} is not there`).slice(0, 1),
  };
};

/** Remotes that the judge has switched off, or that reports blame. */
const blamed = (console: Console): Promise<readonly string[]> =>
  withDatabase(console.dataFolder, async (database) => {
    const { rows } = await database.query<{ name: string }>(
      `select r.name from remotes r where r.state = 'disabled' or exists (
         select from remote_health_people h join remote_releases l on l.id = h.release_id where l.remote_id = r.id and h.errors > 0)`,
    );
    return rows.map(({ name }) => name);
  });

const hashOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild).hash;

/** A hundred pages are open while other shells go live: a patch of the runtime, another minor version, and back. */
export const soakShells = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const shells = [...(await Promise.all(runtimes.map(buildShell))), ownShell];
  const [dataFolder, port] = [await newDataFolder('shells'), await freePort()];
  const start = (folder: string): Promise<Console> =>
    startConsole({ dataFolder, port, env: { SHELL_DIR: folder, AS_BUILT: '1' } });
  let console = await start(ownShell);
  const browser = await launchBrowser();
  const faults: string[] = [];
  let allStopped = 0;
  try {
    await registerTeam(console, 'container-mfe', '/container');
    for (const version of [older, newer])
      await remotesCommand(console, ['publish', 'container-mfe', '--live'], () => builtBy(version));
    const pages = await openPages(browser, console);
    for (const [at, folder] of shells.entries()) {
      await console.stop();
      console = await start(folder);
      const hash = await hashOf(folder);
      let stopped = 0;
      for (const [number, page] of pages.entries()) {
        const screenAt = (step: number) => screens[(number + 2 * at + step) % screens.length] ?? 'FAQs';
        const first = await visit(page, screenAt(0));
        // A page learns of another shell by an answer of the API, and takes it at the navigation after that.
        const last = first.shell === hash ? first : await visit(page, screenAt(1));
        if (last.shell !== hash) faults.push(`a page has the shell ${last.shell}, not ${hash}`);
        const words = new Set([...first.stopped, ...last.stopped]);
        stopped += words.size;
        faults.push(...words);
      }
      await remotesCommand(console, ['rollback', 'container-mfe']);
      await visit(pages[0]!, 'FAQs');
      faults.push(...(await visit(pages[0]!, 'Container')).stopped);
      await remotesCommand(console, ['promote', 'container-mfe', `1.0.0-g${newer}`]);
      say(`${path.basename(folder)}: ${stopped} of ${pages.length} places stopped`);
      allStopped += stopped;
    }
    faults.push(...(await blamed(console)).map((name) => `${name} is blamed`));
  } finally {
    await browser.close();
    await console.stop();
  }
  keepFigures(path.resolve(import.meta.dirname, '../../..'), { 'shell.stopped_places': allStopped });
  for (const fault of new Set(faults)) say(fault);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1 };
};
