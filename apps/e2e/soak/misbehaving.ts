import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { keepFigures } from '@lectern/tools/bench/results';
import { withDatabase } from '../src/accounts/setup';
import { goTo, heading, signInAs } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { startConsole, type Console } from '../src/harness/console';
import { publishFaultyRelease } from '../src/harness/faulty-release';
import { faults, type RemoteFault } from './misbehaving/faults';

/** As many as the judge asks for, by roles that open both remotes. */
const roles = [1, 2, 3] as const;
/** A release that nobody rolled back after so long stays, in ms. */
const longest = 180_000;
/** For a page, in ms: a machine under load is slow, and not what is measured. */
const longestWait = 60_000;
/** The goal, in seconds: rolled back after the reports that are enough, and the next screen usable. */
const rolledBackWithin = 60;
const nextScreenWithin = 10;

interface Standing {
  readonly live: string;
  /** Enough loads and people for a judgment. */
  readonly enough: boolean;
  readonly blamed: readonly string[];
}

const standingOf = (console: Console): Promise<Standing> =>
  withDatabase(console.dataFolder, async (database) => {
    const { rows } = await database.query<{
      name: string;
      semver: string;
      live: boolean;
      loads: number;
      people: number;
      errors: number;
      min: number;
    }>(
      `select r.name, l.semver, c.release_id is not null as live, r.min_loads as min, coalesce(sum(greatest(h.loads, 1)), 0)::int as loads, coalesce(sum(h.errors), 0)::int as errors, count(distinct h.user_id)::int as people
       from remotes r join remote_releases l on l.remote_id = r.id
       left join remote_channels c on c.remote_id = r.id and c.channel = 'live' and c.release_id = l.id
       left join remote_health_people h on h.release_id = l.id group by r.id, l.id, c.release_id`,
    );
    const faulty = rows.find(({ semver }) => semver.endsWith('-gfaulty'));
    return {
      live: rows.find(({ name, live }) => live && name === 'catalog-mfe')?.semver ?? '',
      enough: !!faulty && faulty.loads >= faulty.min && faulty.people >= 3 && faulty.errors >= 3,
      blamed: rows.filter(({ errors }) => errors > 0).map(({ name }) => name),
    };
  });

/** Opens the screen that fails, then one of another remote, as one person. Answers the seconds until that one could be used. */
const visit = async (page: Page, { url }: Console, fault: RemoteFault): Promise<number> => {
  await fault.meet(page, url);
  const start = Date.now();
  await goTo(page, 'FAQs').catch(() => page.goto(`${url}/FAQs`));
  await heading(page, 'FAQs');
  await page.getByRole('main').getByRole('table').or(page.getByRole('treegrid')).first().waitFor();
  return (Date.now() - start) / 1000;
};

/** One release that fails in one way, met by three people until it is rolled back. */
const measure = async (browser: Browser, fault: RemoteFault, say: (text: string) => void) => {
  const console = await startConsole();
  try {
    await publishFaultyRelease(console);
    const start = Date.now();
    let enoughAt: number | undefined;
    let rolledBackAt: number | undefined;
    let last = await standingOf(console);
    const faulty = last.live;
    const isOver = (): boolean => rolledBackAt !== undefined || Date.now() - start > longest;
    const watch = async (): Promise<void> => {
      while (!isOver()) {
        last = await standingOf(console);
        if (last.enough) enoughAt ??= Date.now();
        if (last.live !== faulty) rolledBackAt = Date.now();
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    };
    const next: number[] = [];
    const work = async (role: (typeof roles)[number]): Promise<void> => {
      const page = await newPage(browser);
      page.setDefaultTimeout(longestWait);
      await fault.prepare?.(page);
      await signInAs(page, console.url, role, '/FAQs');
      await heading(page, 'FAQs');
      for (let each = 0; each < fault.visits && !isOver(); each += 1) {
        const seconds = await visit(page, console, fault).catch((error: unknown) => {
          if (!isOver()) say(String(error));
          return Infinity;
        });
        // Rolled back meanwhile: the screen worked, so nothing of it was seen.
        if (!isOver()) next.push(seconds);
      }
      await page.context().close();
    };
    const people = Promise.all(roles.map(work));
    if (fault.rolledBack) await Promise.all([watch(), people]);
    else await people;
    last = await standingOf(console);
    return {
      next: Math.max(...next),
      rolledBack: rolledBackAt && (rolledBackAt - (enoughAt ?? rolledBackAt)) / 1000,
      live: rolledBackAt && (rolledBackAt - start) / 1000,
      blamed: last.blamed,
    };
  } finally {
    await console.stop();
  }
};

const seconds = (value: number | undefined): string => (value === undefined ? 'no' : `${value.toFixed(1)} s`);

/** Each way a remote can fail, under three people at work: what the next screen takes, when it is rolled back, who is blamed. */
export const soakMisbehaving = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const browser = await launchBrowser();
  let failed = 0;
  const worst = { rolledBack: 0, next: 0 };
  try {
    say('| the remote | next screen of another | rolled back after enough reports | after it went live | blamed |');
    for (const fault of faults) {
      const { next, rolledBack, live, blamed } = await measure(browser, fault, say);
      const good =
        next <= nextScreenWithin &&
        blamed.every((name) => name === 'catalog-mfe') &&
        (fault.rolledBack ? rolledBack !== undefined && rolledBack <= rolledBackWithin : blamed.length === 0);
      if (!good) failed += 1;
      worst.rolledBack = Math.max(worst.rolledBack, rolledBack ?? 0);
      worst.next = Math.max(worst.next, next);
      say(
        `| ${fault.title} | ${seconds(next)} | ${seconds(rolledBack)} | ${seconds(live)} | ${blamed.join(', ') || 'nobody'} |${good ? '' : '  FAILED'}`,
      );
    }
  } finally {
    await browser.close();
  }
  keepFigures(path.resolve(import.meta.dirname, '../../..'), {
    'misbehaving.rolled_back_max_s': worst.rolledBack,
    'misbehaving.next_screen_max_s': worst.next,
  });
  return { passed: faults.length - failed, failed };
};
