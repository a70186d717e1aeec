/** One remote in one browser from a developer's origin, under the page's real policy: how it begins, what it looks like, and every way it ends. */
import assert from 'node:assert/strict';
import { test } from './fixtures';
import {
  expectAxeClean,
  expectDark,
  fitsSideways,
  freePort,
  goTo,
  goToRemotes,
  heading,
  signInAs,
  until,
} from './harness';
import { withDatabase } from './accounts/setup';
import { panel } from './faults/setup';
import { askInOverview, bar, policyOf, reset, seen, serving, start, version, versionShown } from './override/setup';

test('An override begins with one page load, runs the developer’s code under the page’s policy, for one person in one browser; its badge is shown at every width [D7.1, D7.2]', ({
  page,
  newProfile,
  console,
}) =>
  serving('content-mfe', 0, async (origin) => {
    await signInAs(page, console.url, 1, '/FAQs');
    const live = await versionShown(page);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.isNavigationRequest() ? 'a page' : request.url()));
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('override');
    await page.getByRole('option', { name: /^Override a remote for me…/ }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Remote' }).selectOption('content-mfe');
    await expectAxeClean(page, 'the question of an override');
    assert.match(policyOf(await start(page, origin)), new RegExp(`script-src 'self' ${origin};`));
    assert.equal(await versionShown(page), `content-mfe@${version}`);
    assert.ok(
      requestedUrls.includes(`${origin}/remoteEntry.js`) &&
        !requestedUrls.some((url) => url.includes('/remotes/content-mfe/')),
      requestedUrls.join('\n'),
    );
    assert.equal(requestedUrls.filter((each) => each === 'a page').length, 1);

    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await bar(page)
        .getByText(new RegExp(`^content-mfe from ${origin} · until \\d\\d:\\d\\d$`))
        .waitFor();
      await expectAxeClean(page, `an overridden remote at ${width}`);
      assert.ok(await fitsSideways(page), `${width} px`);
    }
    await expectDark(page, 'an overridden remote');

    let other = page;
    for (const roleId of [2, 1] as const) {
      other = await newProfile();
      const loaded = other.waitForResponse((answer) => answer.request().isNavigationRequest());
      await signInAs(other, console.url, roleId, '/FAQs');
      assert.equal(await versionShown(other), live);
      assert.ok(!policyOf(await loaded).includes(origin) && (await bar(other).count()) === 0);
    }

    // An operator sees who overrides what, and ends it.
    await goToRemotes(other);
    const open = other.getByRole('region', { name: 'Open overrides' });
    await open.getByText(`content-mfe from ${origin}`).waitFor();
    await expectAxeClean(other, 'open overrides');
    await open.getByRole('button', { name: /^Actions for the override of content-mfe/ }).click();
    await other.getByRole('menuitem', { name: 'End…' }).click();
    await other.getByRole('button', { name: 'End override' }).click();
    await open.waitFor({ state: 'detached' });
    await bar(page).getByText('The override of content-mfe has ended.').waitFor();
  }));

test('However long the origin is, the badge shows which remote, both ends of the origin and until when, and the way back, at every width', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('ERR_NAME_NOT_RESOLVED /release.json');
  const origin = 'https://pr-41.a-rather-long-name-of-a-branch.builds.example.com';
  await signInAs(page, console.url, 1, '/');
  await askInOverview(page);
  await start(page, origin);
  for (const width of [375, 600, 992, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    for (const text of ['content-mfe', 'https://pr-41', 'example.com', /until \d\d:\d\d/, 'Reset'])
      assert.deepEqual(await seen(bar(page), text), [], `${String(text)} at ${width} px`);
    assert.ok(await fitsSideways(page), `${width} px`);
  }
  await expectAxeClean(page, 'an override with a long origin');
});

const throwing = (file: string, text: string): string =>
  file === 'remoteEntry.js' ? `throw new Error('thrown at the start');${text}` : text;

test('An override that throws at its start is shown as failed in its place; the badge resets it, and so does ?override=off typed behind any address [D7.3]', ({
  page,
  console,
  expectErrors,
}) =>
  serving(
    'content-mfe',
    0,
    async (origin) => {
      expectErrors(/^Error: thrown at the start/, /^RemoteError: content-mfe@/);
      await signInAs(page, console.url, 1, '/FAQs');
      const live = await versionShown(page);
      for (const way of ['badge', 'address'] as const) {
        await askInOverview(page);
        await start(page, origin);
        await goTo(page, 'FAQs');
        assert.match(await panel(page), new RegExp(`content-mfe@${version} could not be loaded`));
        if (way === 'badge') await reset(page).click();
        else await page.goto(`${console.url}/FAQs?override=off`);
        await bar(page).waitFor({ state: 'detached' });
        assert.equal(await versionShown(page), live);
        assert.equal(new URL(page.url()).search, '');
      }
    },
    throwing,
  ));

test('An origin that nobody answers at and another remote’s build are named in the place, Retry runs a release that fits; when its time is over the live release comes back [D7.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('ERR_CONNECTION_REFUSED /release.json', /^RemoteError: commerce-mfe@/);
  await signInAs(page, console.url, 1, '/coupon/listing');
  const live = await versionShown(page, 'commerce-mfe', 'Coupon');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const retry = () => page.getByRole('button', { name: 'Retry' }).click();
  await askInOverview(page, 'commerce-mfe');
  await start(page, origin);
  await goTo(page, 'Coupon');
  const panelText = await panel(page);
  assert.ok(
    panelText.includes(`No connection: ${origin}/release.json`) &&
      panelText.includes('could not be loaded') &&
      panelText.includes(`${origin} does not answer`),
    panelText,
  );
  await serving('content-mfe', port, async () => {
    await retry();
    await page.getByText(`${origin} serves content-mfe, and the override is of commerce-mfe`).waitFor();
  });
  await serving('commerce-mfe', port, async () => {
    await retry();
    await heading(page, 'Coupon');
  });

  await withDatabase(console.dataFolder, (database) =>
    database.query('update remote_overrides set expires_at = now() where ended_at is null'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await bar(page).getByText('The override of commerce-mfe has ended.').waitFor();
  await goTo(page, 'Categories');
  await page.locator('[data-category]').first().waitFor();
  await goTo(page, 'Coupon');
  await until(
    'the live release at the next entry',
    async () => (await versionShown(page, 'commerce-mfe', 'Coupon')) === live,
  );
  const [loaded] = await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    bar(page).getByRole('button', { name: 'Reload' }).click(),
  ]);
  assert.ok(!policyOf(loaded).includes(origin));
  await bar(page).waitFor({ state: 'detached' });
});
