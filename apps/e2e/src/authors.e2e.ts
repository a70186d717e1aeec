/** What authors of remotes begin with: a remote that create-remote makes, and one that is built without our tools. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { check } from '@lectern/tools/remotes/check/check';
import { readBuildIn } from '@lectern/tools/remotes/check/host';
import { createRemote } from '@lectern/tools/remotes/create/create';
import { emptyCheckout, tryRemote } from './authors/checkout';
import { test } from './fixtures';
import { expectAxeClean, goTo, heading, signInAs } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { registerTeam } from './harness/team';

const root = path.resolve(import.meta.dirname, '../../..');

test('a remote that create-remote has made compiles, passes its tests, builds, is published and live at once, and passes the check [D11.2]', async ({
  page,
  context,
  console,
  expectErrors,
}) => {
  expectErrors(
    /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/,
    /^404 \/remotes\/video-library-mfe\//,
    // The check spoils what the API answers, to the console's own calls too.
    /^(401|403|500|ERR_\w+) \/api\//,
    /^RemoteError: video-library-mfe@/,
  );
  const checkout = await emptyCheckout();
  const name = await createRemote(checkout, 'video-library');
  const build = await tryRemote(path.join(checkout, 'apps', name), '1.0.0-gmade');
  await registerTeam(console, name, '/video-library');
  await remotesCommand(console, ['publish', name, '--live'], () => Promise.resolve(build));
  await signInAs(page, console.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  await goTo(page, 'Video library');
  await heading(page, 'Video library');
  await page.getByRole('heading', { level: 2, name: 'Nothing here yet' }).waitFor();
  await expectAxeClean(page, 'the first screen of a new remote');
  const { findings } = await check({ context, origin: console.url, build: await readBuildIn(build), mounts: 4 });
  assert.deepEqual(findings, []);
});

test('a remote built with Rspack after docs/remotes.md alone passes the gates and runs alongside the others, on the one React of the page [D12]', async ({
  page,
  console,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  const { deployKey, signingKey } = await registerTeam(console, 'notices-mfe', '/notices');
  const example = path.join(root, 'examples/rspack-remote');
  const node = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: example,
      env: {
        ...process.env,
        NODE_ENV: '',
        LECTERN_URL: console.url,
        LECTERN_DEPLOY_KEY: deployKey,
        // As key-new writes it.
        LECTERN_SIGNING_KEY: JSON.stringify({ privateKey: signingKey }),
      },
    });
  await node('build.mjs');
  await node('publish.mjs', '--live');
  const { version } = JSON.parse(await readFile(path.join(example, 'dist/release.json'), 'utf8')) as {
    version: string;
  };

  await signInAs(page, console.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  const opened = await page.evaluate(() => performance.timeOrigin);
  await goTo(page, 'Noticeboard');
  await heading(page, 'Noticeboard');
  await page.locator(`[data-remote="notices-mfe@${version}"]`).waitFor();
  // A hook runs on the React of the shell or throws.
  await page.getByRole('button', { name: 'Pin a notice' }).click();
  await page.getByText('Notice 2', { exact: true }).waitFor();
  await page.getByText('The notice is on the board.').first().waitFor();
  // Its call goes through the client of the shell, with the session.
  await page.getByText(/^Languages: [^…]/).waitFor();
  assert.equal(
    await page
      .locator('.notices > li')
      .first()
      .evaluate((item) => getComputedStyle(item).borderInlineStartWidth),
    '3px',
    'its style sheet is applied',
  );
  await expectAxeClean(page, 'the noticeboard');
  await goTo(page, 'Categories');
  await heading(page, 'Categories');
  assert.equal(await page.evaluate(() => performance.timeOrigin), opened);
  assert.deepEqual(violations, []);
});
