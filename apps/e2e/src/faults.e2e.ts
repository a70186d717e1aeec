/**
 * One fault of a remote after the other, in a real browser under the real headers. Each time the shell and the other remote go on
 * working, the place says what failed (remote@version, cause, reference), and Retry brings it back without a reload.
 */
import { test } from './fixtures';
import { changedMarker, goTo, heading, signInAs, timeOrigin, until, type Fault, type FaultProxy } from './harness';
import type { Page } from 'playwright-core';
import { panel, panelOf, style } from './faults/setup';
import { publishFaultyRelease } from './harness/faulty-release';

/** The tag guard's deadline and a little more, in ms of the page's own clock. */
const pastDeadline = 16_000;

interface Case {
  readonly what: string;
  /** The file that meets the fault, in a regular expression's source. */
  readonly file: string;
  readonly fault: Fault;
  readonly cause: string;
}

const entry = 'remoteEntry\\.js';
const chunk = 'category-list\\.[0-9a-f]+\\.js';

const ofCatalog: readonly Case[] = [
  { what: 'entry is missing', file: entry, fault: 'missing', cause: 'Not found: remoteEntry.js' },
  { what: 'entry is HTML', file: entry, fault: 'html', cause: 'Integrity check failed: remoteEntry.js' },
  { what: 'entry is garbage', file: entry, fault: 'garbage', cause: 'Integrity check failed: remoteEntry.js' },
  { what: 'entry hangs', file: entry, fault: 'hang', cause: 'No answer in time: remoteEntry.js' },
  { what: 'lazy chunk is missing', file: chunk, fault: 'missing', cause: 'Not found: category-list.' },
  { what: 'lazy chunk hangs', file: chunk, fault: 'hang', cause: 'No answer in time: category-list.' },
  { what: 'lazy chunk is changed', file: chunk, fault: 'changed', cause: 'Integrity check failed: category-list.' },
];
const ofFaulty: readonly Case[] = [
  { what: 'style is missing', file: style, fault: 'missing', cause: 'Not found: sound.' },
  { what: 'style hangs', file: style, fault: 'hang', cause: 'No answer in time: sound.' },
  { what: 'style is changed', file: style, fault: 'changed', cause: 'Integrity check failed: sound.' },
];

/** What Chromium and the shell write of a file that meets the fault. */
const errorsOf = ({ fault, cause }: Pick<Case, 'fault' | 'cause'>): RegExp[] => [
  new RegExp(`^RemoteError: catalog-mfe@\\S+ ${cause}`),
  ...(fault === 'missing' ? [/^404 \/remotes\/catalog-mfe\//] : []),
  ...(fault === 'missing' || fault === 'hang' ? [] : [/^Failed to find a valid digest in the 'integrity' attribute/]),
];

const expectReported = (text: string, cause: string): void => {
  for (const part of [
    /catalog-mfe@\S+ could not be loaded/,
    cause,
    /Reference\s+web-[A-Z2-9]{4}-[A-Z2-9]{4}/,
    /Team\s+Catalogue team/,
  ]) {
    if (!(typeof part === 'string' ? text.includes(part) : part.test(text)))
      throw new Error(`the panel does not say ${String(part)}:\n${text}`);
  }
};

/** True while a tag waits for the file that hangs, and the scripts that come with it have run: each takes its own out. */
const isHanging = (page: Page, file: string): Promise<boolean> =>
  page.evaluate((pattern) => {
    const tags = [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]'),
    ].map((tag) => ('src' in tag ? tag.src : tag.href));
    const others = tags.filter((address) => !new RegExp(pattern).test(address));
    return (
      others.length < tags.length && !others.some((address) => /\/catalog-mfe\/.*\/remote\.[0-9a-f]+\.js/.test(address))
    );
  }, file);

/** Lets the page's clock pass the deadline of each tag that hangs, until the panel is there: a loader that comes late makes a tag of its own. */
const passDeadlines = (page: Page, file: string): Promise<boolean> =>
  until(
    'the panel of a file that hangs',
    async () => {
      if (await panelOf(page).isVisible()) return true;
      if (await isHanging(page, file)) await page.clock.fastForward(pastDeadline);
      return false;
    },
    60,
  );

/** Opens the broken screen and answers what its place says. */
const openBroken = async (page: Page, { file, fault }: Case, title: string): Promise<string> => {
  await goTo(page, title);
  if (fault === 'hang') await passDeadlines(page, file);
  return panel(page);
};

/** True when what the fault added to a file has run or was applied. */
const isChangeInForce = (page: Page): Promise<boolean> =>
  page.evaluate(
    (marker) =>
      marker in globalThis || getComputedStyle(document.documentElement).getPropertyValue(`--${marker}`) !== '',
    changedMarker,
  );

const expectFaultStaysContained = async (page: Page, proxy: FaultProxy, each: Case, title: string): Promise<void> => {
  proxy.fault(new RegExp(`/remotes/catalog-mfe/[^/]+/${each.file}`), each.fault);
  if (each.fault === 'hang') await page.clock.install();
  await signInAs(page, proxy.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  const opened = await timeOrigin(page);
  expectReported(await openBroken(page, each, title), each.cause);
  if (await isChangeInForce(page)) throw new Error('what was changed has run');

  await goTo(page, 'FAQs');
  await heading(page, 'FAQs');

  expectReported(await openBroken(page, each, title), each.cause);
  proxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await heading(page, title);
  if ((await timeOrigin(page)) !== opened) throw new Error('the page was loaded anew');
};

for (const each of ofCatalog) {
  test(`when a remote's ${each.what}, its place says so, all else works, and Retry brings it back [D9.1]`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(...errorsOf(each));
    await expectFaultStaysContained(page, await faults(), each, 'Categories');
  });
}

for (const fault of ['missing', 'changed'] as const) {
  test(`a deep link to a screen whose chunk is ${fault} tells it at once, and Retry brings it back [D9.1]`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    const cause = fault === 'missing' ? 'Not found: category-list.' : 'Integrity check failed: category-list.';
    expectErrors(...errorsOf({ fault, cause }));
    const proxy = await faults();
    // Before the first page: in idle time it fetches ahead what its menu leads to, and the browser would keep the sound chunk.
    proxy.fault(new RegExp(`/remotes/catalog-mfe/[^/]+/${chunk}`), fault);
    await signInAs(page, proxy.url, 1, '/FAQs');
    const another = await page.context().newPage();
    await another.goto(`${proxy.url}/category/list`);
    expectReported(await panel(another), cause);
    proxy.heal();
    await another.getByRole('button', { name: 'Retry' }).click();
    await heading(another, 'Categories');
  });
}

for (const each of ofFaulty) {
  test(`when a remote's ${each.what}, its place says so, all else works, and Retry brings it back [D9.1]`, async ({
    page,
    faults,
    console,
    expectErrors,
  }) => {
    expectErrors(...errorsOf(each));
    await publishFaultyRelease(console);
    await expectFaultStaysContained(page, await faults(), each, 'Sound');
  });
}
