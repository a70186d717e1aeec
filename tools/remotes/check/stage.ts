import { globalName } from '@lectern/remote-kit/global-name';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { folderOf } from './alone';
import { blame } from './blame';
import type { Build } from './host';
import { goThrough, inPage } from './in-page';
import { instrumentText, type Instrument } from './instrument';
import type { Finding } from './leaks';
import { watchTraffic } from './traffic';

/** Leads to the shell's own words that there is nothing: no remote, and no call. */
const elsewhere = '/check/nothing';
/** Time in ms for a place to show something: as long as the shell waits for a load. */
const timeout = 25_000;

/** A page of a console in which one remote is registered, and what is done and seen there. */
export interface Stage {
  readonly page: Page;
  /** `remote@version`, as the page names it. */
  readonly at: string;
  /** Folder of its files: `/remotes/name/version/`. */
  readonly folder: string;
  /** Its name among the page's globals. */
  readonly globalName: string;
  /** Goes through these paths without a wait; the last one stays. */
  go(...paths: string[]): Promise<void>;
  /** Goes where nothing of the remote is shown, and waits until nothing is on its way. */
  leave(): Promise<void>;
  /** The path of that screen. */
  readonly elsewhere: string;
  /** Waits until nothing is on its way. */
  quiet(): Promise<void>;
  /** True once the remote shows something in its place; false when it does not in time. */
  shown(): Promise<boolean>;
  /** The shell's panel of a failed remote: in the place of a screen, or of a block. */
  readonly panel: Locator;
  /** Words of the shell in the place of the failed remote. Undefined while it works. */
  failure(): Promise<string | undefined>;
  /** Asks the page's instrument; the question's text is sent. */
  ask<R>(question: (instrument: Instrument) => R): Promise<Awaited<R>>;
  /** Errors that the remote has thrown in this page so far, and loads that the page's policy refused. */
  thrown(during: string): Promise<Finding[]>;
  close(): Promise<void>;
}

/** Opens a page that is instrumented before any code runs, on a screen that shows nothing of the remote. */
export const openStage = async (
  context: BrowserContext,
  origin: string,
  { release }: Pick<Build, 'release'>,
  watched: readonly string[] = [],
): Promise<Stage> => {
  const folder = folderOf(release);
  const at = `${release.declared.name}@${release.version}`;
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  const place = page.locator(`[data-remote="${at}"]`);
  const panel = place.locator('[role=alert], [role=group]').filter({ hasText: at });
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.stack ?? String(error)));
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  const quiet = watchTraffic(page, timeout);
  const ask: Stage['ask'] = (question) => page.evaluate(`(${question.toString()})(globalThis.__lecternCheck)`);

  await page.addInitScript({ content: instrumentText(watched) });
  await page.goto(origin + elsewhere);
  await page.locator('main h1').first().waitFor();
  await quiet();
  await inPage(page, () => (globalThis as unknown as { __lecternCheck: Instrument }).__lecternCheck.mark(), null);
  return {
    page,
    at,
    folder,
    globalName: globalName(release.declared.name, release.version),
    elsewhere,
    quiet,
    ask,
    go: (...steps) => goThrough(page, steps),
    leave: async () => {
      await goThrough(page, [elsewhere]);
      await place.first().waitFor({ state: 'detached' });
      await quiet();
    },
    shown: () =>
      place
        .locator('> *')
        .first()
        .waitFor({ state: 'attached' })
        .then(
          () => true,
          () => false,
        ),
    panel,
    failure: async () =>
      (await panel.count()) > 0 ? (await panel.first().innerText()).replaceAll(/\s*\n\s*/g, ' ') : undefined,
    thrown: async (during) => {
      const errors = said.flatMap((text): Finding[] => {
        const blamed = blame(text, folder);
        return blamed
          ? [{ during, place: blamed.place, says: `error: ${(text.split('\n')[0] ?? '').slice(0, 200)}` }]
          : [];
      });
      const refused = (await ask((instrument) => instrument.violations)).filter(({ file }) => file.includes(folder));
      return [
        ...errors,
        ...refused.map(({ what, file }): Finding => ({
          during,
          place: { file: file.slice(file.indexOf(folder) + folder.length), line: 1, column: 1 },
          says: `policy: ${what} was refused`,
        })),
      ];
    },
    close: () => page.close(),
  };
};
