/** What authors of remotes begin with: a remote that create-remote makes. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createRemote } from '@lectern/tools/remotes/create/create';
import { emptyCheckout, tryRemote } from './authors/checkout';
import { expectAxeClean, signInAs, test } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { registerTeam } from './harness/team';

const goTo = (page: Page, title: string): Promise<void> => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true }).click();
const heading = (page: Page, title: string): Promise<void> => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

test('a remote that create-remote has made compiles, passes its tests, builds, and is published and live at once', async ({ page, console }) => {
  const checkout = await emptyCheckout();
  const name = await createRemote(checkout, 'video-library');
  const build = await tryRemote(path.join(checkout, 'apps', name), '1.0.0-gmade');
  await registerTeam(console, name, ['/video-library']);
  await remotesCommand(console, ['publish', name, '--live'], () => Promise.resolve(build));
  await signInAs(page, console.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  await goTo(page, 'Video library');
  await heading(page, 'Video library');
  await page.getByRole('heading', { level: 2, name: 'Nothing here yet' }).waitFor();
  await expectAxeClean(page, 'the first screen of a new remote');
});
