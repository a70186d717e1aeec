/**
 * What a release's signature is worth in the browser: one byte that differs from the signed bytes, in each kind of file, and an older release that was signed once,
 * in the place of the one that is live. Under the real headers, changed where the files lie.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { goTo, heading, signInAs, type Console } from './harness';
import { publishFaultyRelease } from './harness/faulty-release';
import { replaceFile } from './harness/replace-file';

const placeText = async (page: Page): Promise<string> => {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return alert.innerText();
};

/** The folder of the remote's version whose name fits. */
const folderOf = async (console: Console, remote: string, fits: (version: string) => boolean): Promise<string> => {
  const versions = path.join(console.dataFolder, 'objects/remotes', remote);
  const found = (await readdir(versions)).find(fits);
  assert.ok(found);
  return path.join(versions, found);
};
const isFaulty = (version: string): boolean => version.endsWith('-gfaulty');

const categories = { remote: 'catalog-mfe', screen: 'Categories' };
const coupons = { remote: 'commerce-mfe', screen: 'Coupon' };
const kinds: readonly { kind: string; file: RegExp; remote: string; screen: string }[] = [
  { kind: 'the entry', file: /^remoteEntry\.js$/, ...categories },
  { kind: 'the chunk behind the entry', file: /^remote\.[0-9a-f]+\.js$/, ...categories },
  { kind: 'a lazy chunk', file: /^category-list\.[0-9a-f]+\.js$/, ...categories },
  { kind: 'a style sheet', file: /^coupon-list\.[0-9a-f]+\.css$/, ...coupons },
  { kind: 'release.json', file: /^release\.json$/, ...categories },
];

for (const { kind, file: pattern, remote, screen } of kinds) {
  test(`one changed byte in ${kind} is refused by the browser, its place names the file, and the signed bytes run again by Retry [D3.1]`, async ({
    page,
    console,
    expectErrors,
  }) => {
    expectErrors(/^RemoteError: .* Integrity check failed/, /^Failed to find a valid digest/);
    const folder = await folderOf(console, remote, (version) => !isFaulty(version));
    const name = (await readdir(folder)).find((file) => pattern.test(file));
    assert.ok(name);
    const file = path.join(folder, name);
    const signed = await readFile(file);
    const changed = Buffer.from(signed);
    changed[changed.length - 2] = (changed[changed.length - 2] ?? 0) ^ 1;
    await replaceFile(file, changed);
    try {
      await signInAs(page, console.url, 1, '/FAQs');
      await heading(page, 'FAQs');
      await goTo(page, screen);
      const text = await placeText(page);
      assert.match(text, new RegExp(`${remote}@\\S+ could not be loaded`));
      assert.ok(text.includes(`Integrity check failed: ${name}`), text);
    } finally {
      await replaceFile(file, signed);
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, screen);
  });
}

test('an older release in the place of the live one is refused, though its team signed it [D3.3]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/^RemoteError: .* Integrity check failed/);
  const older = path.join(await folderOf(console, 'catalog-mfe', (version) => !isFaulty(version)), 'release.json');
  await publishFaultyRelease(console);
  const live = path.join(await folderOf(console, 'catalog-mfe', isFaulty), 'release.json');
  await replaceFile(live, await readFile(older));
  await signInAs(page, console.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  await goTo(page, 'Sound');
  const text = await placeText(page);
  assert.ok(text.includes('Integrity check failed: release.json'), text);
});
