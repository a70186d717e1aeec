/** Runs one `*.e2e.ts` file: `node --import tsx run-file.ts FILE RESULT [TITLE PART]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveKit } from '@lectern/kit/serve';
import { renewed, within } from '@lectern/tools/test/answering';
import { registered, type BrowserTools, type Test } from './harness';
import { launchBrowser, newPage } from './harness/browser';
import { startConsole, type Console } from './harness/console';
import { faultProxy, type FaultProxy } from './harness/faults';

const [file, resultFile, only] = process.argv.slice(2);
if (!file || !resultFile) throw new Error('run-file FILE RESULT [TITLE PART]');
await import(pathToFileURL(path.resolve(file)).href);

const name = path.basename(file, '.e2e.ts');
const source = path.relative(path.resolve(import.meta.dirname, '../../..'), path.resolve(file));
const chosen = registered.filter((each) => !only || each.title.includes(only));
/** How long Chromium may take for a profile or its end, and a test for all it does, in s. Neither is a measure of speed: beyond it something hangs. */
const browserSeconds = 60;
const testSeconds = 360;
const chromium = await renewed({
  what: 'Chromium',
  start: launchBrowser,
  seconds: browserSeconds,
  told: (reason) => console.log(`  ! ${name}: ${reason}`),
});
const closed = (what: { close(): Promise<void> }): Promise<void> =>
  within(browserSeconds, 'the end of a profile', what.close()).catch(() => undefined);
const needs = (on: Test['on']): boolean => chosen.some((each) => each.on === on);
const console_ = needs('console') ? await startConsole() : undefined;
const kit = needs('kit') ? await serveKit() : undefined;
const tests: { title: string; file: string; passed: boolean }[] = [];
const count = (wanted: boolean) => tests.filter((each) => each.passed === wanted).length;
/** A test on what it runs on; `others` is closed after it. */
const run = (each: Test, tools: BrowserTools, others: { close(): Promise<void> }[]): Promise<void> => {
  if (each.on === 'kit') return each.body({ ...tools, kit: kit?.url ?? '' });
  const running = console_ as Console;
  const faults = async (): Promise<FaultProxy> => {
    const proxy = await faultProxy(running.url);
    others.push(proxy);
    return proxy;
  };
  return each.body({ ...tools, console: running, faults });
};

for (const each of chosen) {
  const { title } = each;
  const page = await chromium.ask((browser) =>
    newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] }),
  );
  const context = page.context();
  const others: { close(): Promise<void> }[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const tools: BrowserTools = {
    page,
    context,
    browser: chromium.running(),
    newProfile: async ({ width = 1440, height = 900 } = {}) => {
      const another = await within(
        browserSeconds,
        'Chromium',
        newPage(chromium.running(), { viewport: { width, height } }),
      );
      others.push(another.context());
      return another;
    },
  };
  const started = Date.now();
  try {
    await within(testSeconds, 'the test', run(each, tools, others));
    tests.push({ title, file: source, passed: true });
    console.log(`  ✓ ${name}: ${title} (${Date.now() - started} ms)`);
  } catch (error) {
    tests.push({ title, file: source, passed: false });
    const picture = path.resolve(import.meta.dirname, `../../../test-results/e2e-${name}-${count(false)}.png`);
    await mkdir(path.dirname(picture), { recursive: true });
    await page.screenshot({ path: picture, timeout: 15_000 }).catch(() => undefined);
    console.log(
      `  ✗ ${name}: ${title}\n    ${error instanceof Error ? (error.stack ?? error.message).replaceAll('\n', '\n    ') : String(error)}\n    address: ${page.url()}\n    page errors: ${errors.slice(0, 5).join(' | ') || 'none'}\n    picture: ${picture}`,
    );
  } finally {
    for (const other of [...others, context]) await closed(other);
  }
}
await closed(chromium.running());
await console_?.stop();
await kit?.close();
await writeFile(resultFile, JSON.stringify({ name, passed: count(true), failed: count(false), tests }));
process.exit(count(false) === 0 && chosen.length > 0 ? 0 : 1);
