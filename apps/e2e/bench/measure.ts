import type { Browser, BrowserContext, Page } from 'playwright-core';
import { clickUntilPainted, installClock, paintedAt } from './clock';
import { countCode, slowLine, type CodeBytes } from './network';

/** A variant of the console that is measured. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly browser: Browser;
  /** Cookies of a signed-in person; refreshed after each page, because a refresh token is used once. */
  cookies: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** What else its cold profiles begin with. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** Leaves a page as people do, and answers what its profile keeps: of a page that ends without a word while a remote starts, the next one says that it froze. */
export const leave = async (page: Page): Promise<Subject['cookies']> => {
  await page.goto('about:blank');
  return page.context().storageState();
};

/** Content of the two screens: a row with data, not a skeleton. */
const categoryRow = 'main tr[data-category]';
const faqRow = 'main tr[data-row]';
/** The script of the screen that is navigated to, in both builds. */
const categoryChunk = '/category-list\\.[0-9a-f]+\\.js';
const linkTo = (path: string) => `nav a[href="${path}"]`;

/** Runs `work` in a cold profile of a signed-in person on the slow line. */
export const inColdProfile = async <T>(
  subject: Subject,
  options: { saveData?: boolean; signedIn?: boolean },
  work: (page: Page, code: CodeBytes) => Promise<T>,
): Promise<T> => {
  const context = await subject.browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(options.signedIn === false ? {} : { storageState: subject.cookies }),
  });
  try {
    await installClock(context, { saveData: options.saveData ?? false });
    await subject.prepare?.(context);
    const page = await context.newPage();
    const code = countCode(await slowLine(page));
    const value = await work(page, code);
    const kept = await leave(page);
    if (options.signedIn !== false) subject.cookies = kept;
    return value;
  } finally {
    await context.close();
  }
};

/** A deep link into a remote, from the first byte asked for to the first row painted; KiB of code that had arrived by then. */
export const firstLoad = (subject: Subject): Promise<{ milliseconds: number; kib: number; entryKib: number }> =>
  inColdProfile(subject, { saveData: true }, async (page, code) => {
    await page.goto(`${subject.url}/category/list`, { waitUntil: 'commit' });
    const milliseconds = await paintedAt(page, categoryRow);
    return { milliseconds, kib: code.kib(), entryKib: code.kibOf(/remoteEntry\.js/) };
  });

/** KiB of code until the sign-in form can be used. */
export const signInBytes = (subject: Subject): Promise<number> =>
  inColdProfile(subject, { signedIn: false }, async (page, code) => {
    await page.goto(`${subject.url}/auth/login`, { waitUntil: 'commit' });
    await page.getByLabel('E-mail').waitFor();
    return code.kib();
  });

/** A click on another remote's menu entry until its first row is painted, in ms; without prefetch as for a person who saves data. */
export const navigation = (subject: Subject, { prefetch }: { prefetch: boolean }): Promise<number> =>
  inColdProfile(subject, { saveData: !prefetch }, async (page) => {
    await page.goto(`${subject.url}/FAQs`, { waitUntil: 'commit' });
    await paintedAt(page, faqRow);
    await page.waitForLoadState('networkidle');
    // A person reads before they click; by then what is prefetched when idle has come. It fails here if nothing is.
    if (prefetch)
      await page.waitForFunction(
        (chunk) =>
          performance
            .getEntriesByType('resource')
            .some((each) => new RegExp(chunk).test(each.name) && (each as PerformanceResourceTiming).responseEnd > 0),
        categoryChunk,
      );
    return clickUntilPainted(page, linkTo('/category/list'), categoryRow);
  });
