import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withDatabase } from '../src/accounts/setup';
import { goTo, heading, signInAs, until } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { startConsole, type Console } from '../src/harness/console';
import { publishFaultyRelease } from '../src/harness/faulty-release';

const remote = 'catalog-mfe';
/** For the clock, in seconds. */
const patience = 60;

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = Date.now();
  await act();
  return (Date.now() - start) / 1000;
};

/** Removes the live release from the store, and what it was uploaded as. */
const loseFiles = async ({ dataFolder }: Console): Promise<void> => {
  const objects = path.join(dataFolder, 'objects');
  const versions = await readdir(path.join(objects, 'remotes', remote));
  for (const version of versions.filter((each) => each.endsWith('-gfaulty')))
    await rm(path.join(objects, 'remotes', remote, version), { recursive: true });
  await rm(path.join(objects, 'blobs'), { recursive: true, force: true });
};

/** Lets the clock's job run now, which is due every ten minutes, until it has noted so many releases. */
const noted = (console: Console, releases: number): Promise<unknown> =>
  withDatabase(console.dataFolder, async (database) => {
    await database.query(`update job_schedules set next_run_at = now() where name = 'remote.files'`);
    await until(
      `${releases} releases with lost files`,
      async () => (await database.query('select 1 from remote_lost_files')).rows.length === releases,
      patience,
    );
  });

/** The store loses a live release while somebody works: what the next screen takes, when it is noted, and when a publish has brought it back. */
export const soakLostFiles = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const browser = await launchBrowser();
  const console = await startConsole();
  try {
    await publishFaultyRelease(console);
    const page = await newPage(browser);
    await signInAs(page, console.url, 1, '/FAQs');
    await heading(page, 'FAQs');
    await loseFiles(console);
    await page.goto(`${console.url}/category/list`);
    await page.getByRole('main').getByRole('alert').first().waitFor();
    const next = await timed(async () => {
      await goTo(page, 'FAQs');
      await heading(page, 'FAQs');
    });
    const seen = await timed(() => noted(console, 1));
    const back = await timed(async () => {
      await publishFaultyRelease(console, { live: false });
      await page.goto(`${console.url}/category/list`);
      await page.getByRole('heading', { level: 1, name: 'Sound', exact: true }).waitFor();
    });
    await noted(console, 0);
    say('| the next screen of another | noted after the clock | shown again by a publish |');
    say(`| ${[next, seen, back].map((seconds) => `${seconds.toFixed(1)} s`).join(' | ')} |`);
    return { passed: 1, failed: 0 };
  } finally {
    await browser.close();
    await console.stop();
  }
};
