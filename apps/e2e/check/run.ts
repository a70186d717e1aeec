/** Behind `npm run remotes -- check`: `node --import tsx apps/e2e/check/run.ts FOLDER [URL]`; exit code 1 with all findings. */
import { existsSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { check } from '@lectern/tools/remotes/check/check';
import { readBuildIn } from '@lectern/tools/remotes/check/host';
import { reportText } from '@lectern/tools/remotes/check/report';
import { launchBrowser, newPage } from '../src/harness/browser';
import { startConsole } from '../src/harness/console';
import { signInAs } from '../src/harness/sign-in';

const [folder, url] = process.argv.slice(2);
if (!folder) throw new Error('check/run FOLDER [URL]');

const mapOf = (file: string): SourceMapPayload | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;

const browser = await launchBrowser();
const console_ = url ? undefined : await startConsole();
try {
  // After the start, which may build this remote too.
  const build = await readBuildIn(path.resolve(folder));
  const maps = new Map([...build.files.keys()].map((file) => [file, mapOf(path.join(build.folder, `${file}.map`))]));
  const origin = console_?.url ?? new URL(url ?? '').origin;
  const page = await newPage(browser);
  const context = page.context();
  await signInAs(page, origin, 1);
  await page.close();
  const report = await check({ context, origin, build, say: (text) => console.log(`  ${text}`) });
  console.log(reportText(report, (file) => maps.get(file)));
  process.exitCode = report.findings.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await console_?.stop();
}
