/** A bad release under people at work: they continue with the one before if they had it, their consoles report its health, and it is rolled back automatically. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, goTo, signInAs, timeOrigin, until } from './harness';
import { withDatabase } from './accounts/setup';
import { buildChangedCopy, remotesCommand } from './harness/changed-copy';

const bad = '1.2.0-gbad';
const tree = (page: Page) => page.getByRole('treegrid');
const place = (page: Page) => page.getByRole('main').getByRole('alert');

const enterAgain = async (page: Page): Promise<void> => {
  await goTo(page, 'FAQs');
  await page.getByRole('heading', { level: 1, name: 'FAQs', exact: true }).waitFor();
  await goTo(page, 'Categories');
};

test('Health: when a new release fails, the one that worked continues; reports of three people’s consoles roll it back, without a reload [D6.2, D6.3]', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors(/^TypeError: the tree is bad/);
  const [second, late] = [await newProfile(), await newProfile()];
  await Promise.all([
    signInAs(page, console.url, 1, '/category/list'),
    signInAs(second, console.url, 2, '/category/list'),
  ]);
  await Promise.all([page, second].map((each) => tree(each).waitFor()));
  const opened = await Promise.all([page, second].map(timeOrigin));
  await withDatabase(console.dataFolder, (database) => database.query('update remotes set min_loads = 3'));
  const folder = await buildChangedCopy(
    'catalog-mfe',
    bad,
    'export default function CategoryListScreen(): ReactNode {',
    "export default function CategoryListScreen(): ReactNode {\n  throw new TypeError('the tree is bad');",
  );
  await remotesCommand(console, ['publish', 'catalog-mfe', '--live'], () => Promise.resolve(folder));

  await signInAs(late, console.url, 3, '/category/list');
  await place(late).waitFor();
  assert.match(
    await place(late).innerText(),
    new RegExp(`catalog-mfe@${bad} could not be loaded[\\s\\S]*the tree is bad`),
    'who never had another version is told',
  );
  for (const each of [page, second]) {
    await until('the failure of the new version', async () => {
      await enterAgain(each);
      return (await place(each).count()) > 0;
    });
    await tree(each).waitFor();
    assert.match(
      await place(each).innerText(),
      new RegExp(`catalog-mfe@${bad} failed[\\s\\S]*the last one that worked, is shown`),
    );
  }
  await expectAxeClean(page, 'the note');

  const live = () =>
    withDatabase(
      console.dataFolder,
      async (database) =>
        (
          await database.query<{ semver: string }>(
            `select l.semver from remote_channels c join remote_releases l on l.id = c.release_id join remotes r on r.id = c.remote_id where r.name = 'catalog-mfe' and c.channel = 'live'`,
          )
        ).rows[0]?.semver,
    );
  // People go on working: a report that comes within five seconds of the one before is judged with the next.
  await until(
    'it is rolled back',
    async () => {
      await enterAgain(second);
      return (await live()) !== bad;
    },
    60,
  );
  await until('Retry leads to what is live', async () => {
    if (await late.getByRole('button', { name: 'Retry' }).count())
      await late
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 1000 })
        .catch(() => undefined);
    return (await tree(late).count()) > 0;
  });
  await enterAgain(page);
  await tree(page).waitFor();
  assert.equal(await place(page).count(), 0);
  assert.deepEqual(await Promise.all([page, second].map(timeOrigin)), opened);
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page
    .getByText(new RegExp(`catalog-mfe.*${bad}`))
    .first()
    .waitFor();
});
