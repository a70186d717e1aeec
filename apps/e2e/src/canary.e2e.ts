/** A release that goes to a part of the people first, in the consoles that they have open. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { signInAs, timeOrigin } from './harness';
import { remotesCommand } from './harness/changed-copy';
import { publishFaultyRelease } from './harness/faulty-release';

const entry = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true });

test('Canary: its people alone meet it, and are back at what everybody has when it ends, in open consoles and without a reload [D4.1]', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors(/^Error: thrown on render/);
  const sub = await newProfile();
  await signInAs(page, console.url, 1, '/FAQs');
  await signInAs(sub, console.url, 3, '/category/skills');
  const opened = await Promise.all([page, sub].map(timeOrigin));
  await publishFaultyRelease(console, { live: false });
  await remotesCommand(console, ['canary', 'catalog-mfe', '0%', '--role', '3']);
  await entry(sub, 'On render').waitFor();
  await entry(page, 'Categories').waitFor();
  assert.equal(await entry(page, 'On render').count(), 0, 'who is not in the cohort keeps what is live');
  await entry(sub, 'On render').click();
  await sub.getByRole('main').getByRole('alert').waitFor();

  await remotesCommand(console, ['rollback', 'catalog-mfe']);
  await entry(sub, 'Categories').click();
  await sub.locator('[data-category]').first().waitFor();
  assert.deepEqual(await Promise.all([page, sub].map(timeOrigin)), opened);
});
