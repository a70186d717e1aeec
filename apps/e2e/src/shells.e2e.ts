/** A change of the shell while people work: two processes serve one each, and no page loses a remote. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { plain } from './containers/builds';
import { expect, test } from './fixtures';
import { expectAxeClean, goTo, heading, signInAs, type Console } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { shellGiving, shellWithEntry } from './harness/other-shell';
import { shellCommand, startWaiting } from './harness/shell-command';
import { registerTeam } from './harness/team';
import { comeBack, shellOf } from './retention/setup';

const shared = '@tanstack/react-query';

const publish = (console: Console, version: string, needs: string): Promise<void> =>
  remotesCommand(console, ['publish', 'container-mfe', '--live'], () => plain(version, { [shared]: needs }));

/** Goes to the remote's screen and away again: this release runs there. */
const runs = async (page: Page, version: string): Promise<void> => {
  await goTo(page, 'Container');
  await page.locator(`[data-remote="container-mfe@${version}"]`).getByRole('button', { name: 'Clicks: 0' }).waitFor();
  await goTo(page, 'FAQs');
  await heading(page, 'FAQs');
};

test('A release for a coming shell: pages of each shell run the newest that fits, also after a rollback', async ({
  page,
  newProfile,
  console,
}) => {
  await registerTeam(console, 'container-mfe', '/container');
  await publish(console, '1.0.0', '^5.0.0');
  await signInAs(page, console.url, 1, '/FAQs');
  await runs(page, '1.0.0');

  const coming = await shellGiving(shared, '5.900.0');
  await assert.rejects(publish(console, '2.0.0', '^5.900.0'), /it needs @tanstack\/react-query \^5\.900\.0/);
  assert.match(
    await shellCommand(console, 'next', coming.folder),
    /the coming shell \S+ \(\w{8}\), to come\n(.*\n)*.*runs {5}container-mfe@1\.0\.0/,
  );
  await publish(console, '2.0.0', '^5.900.0');
  await runs(page, '1.0.0');

  await page.goto(`${console.url}/setting/remotes?remote=container-mfe`);
  const byShell = page.getByRole('region', { name: 'Releases by shell' }).getByRole('row', { name: /^container-mfe/ });
  await expect(byShell).toHaveText(
    /1\.0\.0 RunsAn earlier release: the live one does not fit this shell.*2\.0\.0 Runs/,
  );
  await page.goto(`${console.url}/FAQs`);

  const second = await startWaiting(console, coming.folder);
  try {
    await shellCommand(console, 'canary', coming.hash, '0', '--role', '2');
    const other = await newProfile();
    await signInAs(other, second.url, 2, '/FAQs');
    await runs(other, '2.0.0');
    await runs(page, '1.0.0');
    await remotesCommand(console, ['rollback', 'container-mfe']);
    await comeBack(other);
    await runs(other, '1.0.0');
    await runs(page, '1.0.0');
    await other.close();
    assert.match(await shellCommand(console, 'rollback'), new RegExp(`^${coming.hash.slice(0, 8)} was taken back`));
  } finally {
    await second.stop();
    await coming.remove();
  }
});

test('A shell that throws as it starts: pages get the build before, and after three people nobody gets it [D6.4]', async ({
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors(/broken as it starts/);
  const broken = await shellWithEntry((text) => `throw new Error("broken as it starts");${text}`);
  await (await startWaiting(console, broken.folder)).stop();
  await broken.remove();
  await shellCommand(console, 'canary', broken.hash, '0', '--role', '1', '--role', '2', '--role', '3');
  const people: Page[] = [];
  for (const roleId of [1, 2, 3] as const) {
    const each = await newProfile();
    people.push(each);
    await signInAs(each, console.url, roleId, '/FAQs');
    await heading(each, 'FAQs');
    await expect(each.getByText('The newest version did not start here. This is the one before.')).toBeVisible();
    assert.notEqual(await shellOf(each), broken.hash);
  }
  const [first] = people;
  await expectAxeClean(first!, 'a page of the build before');
  await first!.getByRole('button', { name: 'Close' }).click();
  assert.match(
    await shellCommand(console, 'list'),
    new RegExp(`${broken.hash.slice(0, 8)}\\), .*rolled back, did not start for 3 of`),
  );
  await first!.goto(`${console.url}/setting/remotes`);
  const builds = first!.getByRole('region', { name: 'Shell', exact: true });
  await expect(builds.getByRole('row', { name: new RegExp(broken.hash.slice(0, 8)) })).toContainText(
    /Rolled back.*Did not start for 3 of \d+ people.*broken as it starts/,
  );
  const late = await newProfile();
  await signInAs(late, console.url, 2, '/FAQs');
  await heading(late, 'FAQs');
  assert.equal(await late.getByText('The newest version did not start here.').count(), 0);
});
