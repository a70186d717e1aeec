/** A right that is taken from a role leaves an open console within a minute: menu, route and row actions, without a reload and without a word from the person. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { signInAs, until } from './harness';
import { withDatabase } from './accounts/setup';

/** The role that is given and loses rights here: it begins without any of these but reportList. */
const role = 101;

const screens = [
  {
    name: 'Categories',
    path: '/category/list',
    entry: 'Categories',
    reads: 'categoryList',
    writes: 'categoryDelete',
    action: 'Delete…',
  },
  {
    name: 'Skills',
    path: '/category/skills',
    entry: 'Skills',
    reads: 'skillList',
    writes: 'skillDelete',
    action: 'Delete…',
  },
  {
    name: 'Students',
    path: '/student',
    entry: 'Students',
    reads: 'studentList',
    writes: 'studentDelete',
    action: 'Delete…',
  },
  {
    name: 'Coupons',
    path: '/coupon/listing',
    entry: 'Coupon',
    reads: 'reportList',
    writes: 'couponEdit',
    action: 'Delete…',
  },
  { name: 'FAQs', path: '/FAQs', entry: 'FAQs', reads: 'settings', writes: 'faqEdit', action: 'Delete…' },
  { name: 'Accounts', path: '/users', entry: 'Users', reads: 'userList', writes: 'userBlock', action: 'Block…' },
] as const;

/** Whether the first row's menu offers the action so that it can be chosen; the menu is closed again. */
const isOffered = async (page: Page, action: string): Promise<boolean> => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
  const entry = page.getByRole('menuitem', { name: action });
  const offered = (await entry.count()) > 0 && (await entry.first().getAttribute('aria-disabled')) !== 'true';
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return offered;
};

/** Whether the sidebar or the person's own menu leads to the screen. */
const isInMenu = async (page: Page, entry: string): Promise<boolean> => {
  if (
    (await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).count()) > 0
  )
    return true;
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  const found = (await page.getByRole('menuitem', { name: entry, exact: true }).count()) > 0;
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return found;
};

for (const { name, path, entry, reads, writes, action } of screens) {
  test(`${name}: ${writes} takes its row action along, ${reads} the route and the menu entry, each within a minute and without a reload`, async ({
    page,
    console: { url, dataFolder },
  }) =>
    withDatabase(dataFolder, async (database) => {
      const change = async (statement: string): Promise<void> => {
        await database.query(
          `begin; update roles set rights_epoch = rights_epoch + 1 where id = ${role}; ${statement}; commit`,
        );
      };
      const take = (right: string): Promise<void> =>
        change(`delete from role_rights where role_id = ${role} and right_name = '${right}'`);
      await change(
        `insert into role_rights (role_id, right_name) values (${role}, '${reads}'), (${role}, '${writes}') on conflict do nothing`,
      );
      await page.clock.install();
      await signInAs(page, url, role, path);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .waitFor();
      const opened = await page.evaluate(() => performance.timeOrigin);
      assert.equal(await isInMenu(page, entry), true);
      assert.equal(await isOffered(page, action), true);

      const aMinutePasses = async (): Promise<void> => {
        // A file on its way would be late by this minute, too.
        await page.waitForLoadState('networkidle');
        const read = page.waitForResponse((response) => response.url().endsWith('/api/session'));
        await page.clock.fastForward(60_000);
        await read;
      };

      await take(writes);
      await aMinutePasses();
      await until(`a menu without ${action}`, async () => !(await isOffered(page, action)));

      await take(reads);
      await aMinutePasses();
      await page.getByRole('heading', { level: 1, name: 'Not allowed to access' }).waitFor();
      assert.equal(await isInMenu(page, entry), false);
      assert.equal(await page.evaluate(() => performance.timeOrigin), opened);
    }));
}
