import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** What Playwright 1.65 turns off: a second --disable-features takes the place of the first, so its list is repeated here. */
const offAnyway = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The suggestions below the address bar are pages of their own, made with every profile though nobody sees them: they take half the time of a new one. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offAnyway, ...addressBar].join(',')}`,
];

/** Debian's names before others'. The headless shell draws the same pages with a fifth less of the processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (): string | undefined => {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // not under this name
    }
  }
  return undefined;
};

/** The Chromium to test with: CHROMIUM_PATH, else one on PATH; undefined when there is none. */
export const chromiumPath = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  return named && existsSync(named) ? named : onPath();
};

const aptGet = (...args: readonly string[]): void => {
  execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

/** As `chromiumPath`; as root on Debian a missing one is installed, elsewhere one sentence says how. */
export const ensureChromium = (): string => {
  const found = chromiumPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', 'chromium');
    try {
      aptGet('install', '-y', '-qq', 'chromium-headless-shell');
    } catch {
      // Older releases have none: the tests take longer.
    }
    const installed = chromiumPath();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to a Chromium or Chrome binary.',
  );
};

/** A browser as people have it, for benchmarks, pictures and checks. */
export const launchOptions = () => ({ executablePath: ensureChromium(), args: flags, headless: true, timeout: 60_000 });

/**
 * The same for tests, without the compilers that optimise code that runs long. A page of a test lives for seconds, and they took
 * a quarter of its renderer's time. Both are off: Maglev alone off leaves more work to the other.
 */
export const testLaunchOptions = () => ({ ...launchOptions(), args: [...flags, '--js-flags=--no-opt,--no-maglev'] });

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** A profile: 1440 × 900 and without a service worker, for files kept from before would hide faults. */
export const profile = {
  serviceWorkers: 'block',
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  timezoneId: 'Asia/Kolkata',
} as const satisfies BrowserContextOptions;

/** A page in a profile of its own. */
export const newPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ ...profile, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
};
