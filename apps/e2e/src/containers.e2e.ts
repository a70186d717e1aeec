/** Formats of containers: the shell's runtime runs what each version of the plugin builds, and what is made by hand. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { containerOf } from '@lectern/remote-kit/container';
import type { Release } from '@lectern/remote-kit';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { Page } from 'playwright-core';
import { builtBy, plain } from './containers/builds';
import { pluginVersions } from './containers/plugins';
import { expect, test } from './fixtures';
import { goTo, heading, signInAs } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { registerTeam } from './harness/team';

const readJson = async <Read>(file: string): Promise<Read> => JSON.parse(await readFile(file, 'utf8')) as Read;

/** The screen, once lost, comes with Retry, runs on the page's React, and is unmounted when it is left. */
const tryScreen = async (page: Page, { version }: Release, heal: () => void): Promise<void> => {
  await goTo(page, 'Container');
  await page.getByText(`container-mfe@${version} could not be loaded`).waitFor();
  heal();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await page.locator(`[data-remote="container-mfe@${version}"]`).waitFor();
  await page.getByRole('button', { name: 'Clicks: 0' }).click();
  await page.getByRole('button', { name: 'Clicks: 1' }).waitFor();
  await goTo(page, 'FAQs');
  await heading(page, 'FAQs');
  await expect(page.locator('html')).toHaveAttribute('data-unmounted', 'container');
};

test('containers of every format that the shell takes are loaded, retried, on the one React of the page, and unmounted', async ({
  page,
  console,
  faults,
  expectErrors,
}) => {
  expectErrors(/^404 \/remotes\/container-mfe\//, /container-mfe@/);
  const folders = [...(await Promise.all(pluginVersions.map(builtBy))), await plain()];
  const releases = await Promise.all(folders.map((folder) => readJson<Release>(path.join(folder, 'release.json'))));
  const { given } = await readJson<ShellBuild>(path.resolve(import.meta.dirname, '../../shell/dist/shell.json'));
  assert.deepEqual([...(given.containers ?? [])].sort(), [...new Set(releases.map(containerOf))].sort());

  await registerTeam(console, 'container-mfe', '/container');
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/FAQs');
  for (const [at, release] of releases.entries()) {
    await remotesCommand(console, ['publish', 'container-mfe', '--live'], () => Promise.resolve(folders[at] ?? ''));
    proxy.fault(/\/container-mfe\/.*\/counter/, 'missing');
    // A page of its own: none of the releases before can stand in.
    await page.goto(`${proxy.url}/FAQs`);
    await heading(page, 'FAQs');
    await tryScreen(page, release, () => proxy.heal());
  }
});
