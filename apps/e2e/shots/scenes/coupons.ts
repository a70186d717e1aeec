import { couponCalls } from '@lectern/contract/commerce';
import { see } from '../../src/harness';
import { callAs } from '../../src/faqs/setup';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { deletedForNow, withoutRight } from './data';
import { broken } from './platform';

const screen = '/coupon/listing';
const rows = async ({ page, open }: Stage, path = screen): Promise<void> => {
  await open(1, path);
  await page.locator('[data-row]').first().waitFor();
};
const code = ({ page }: Stage) => page.getByLabel('Code', { exact: true });
/** The number of the demo's coupon with this code. */
const numberOf = async ({ database }: Stage, of: string): Promise<number> => {
  const { rows: found } = await database.query<{ coupon_id: string }>(
    'select coupon_id from coupon_codes where code = $1',
    [of],
  );
  return Number(found[0]?.coupon_id);
};
const form = async (stage: Stage, path: string): Promise<void> => {
  await stage.open(1, path);
  await code(stage).waitFor();
};
const edit = async (stage: Stage, of: string): Promise<void> =>
  form(stage, `/coupon/update?id=${await numberOf(stage, of)}`);
const fill = (stage: Stage, label: string, value: string): Promise<void> => stage.page.getByLabel(label).fill(value);

export const coupons: Readonly<Record<CellOf<'coupons'>, Scene>> = {
  'coupons/list': (stage) => rows(stage),
  'coupons/loading': async ({ page, proxy, open }) => {
    proxy.fault(/api\/admin\/coupon\/list/, 'hang');
    await open(1, screen);
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'coupons/empty': async (stage) => {
    await deletedForNow(stage, 'coupons');
    await stage.open(1, screen);
    await see(stage.page, 'No coupons yet');
  },
  'coupons/filtered': async (stage) => {
    await rows(stage, `${screen}?filter[status]=in:active,paused&filter[discount]=eq:flat`);
    await stage.page.getByRole('button', { name: 'Clear', exact: true }).waitFor();
  },
  'coupons/filtered-empty': async ({ page, open }) => {
    await open(1, `${screen}?q=nothing+like+it&filter[status]=eq:ended`);
    await see(page, 'No coupon found');
    await see(page, /Without filters there are/);
  },
  'coupons/error': async ({ page, proxy, open }) => {
    proxy.fault(/api\/admin\/coupon\/list/, broken);
    await open(1, screen);
    await see(page, /could not be loaded/);
  },
  'coupons/read-only': async (stage) => {
    await stage.open(3, screen);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await stage.page.getByRole('menuitem', { name: 'View' }).waitFor();
  },
  'coupons/row-menu': async (stage) => {
    await rows(stage, `${screen}?q=welcome`);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await stage.page.getByRole('menuitem').first().waitFor();
  },
  'coupons/create': (stage) => form(stage, '/coupon/create'),
  'coupons/create-refused': async (stage) => {
    await form(stage, '/coupon/create');
    await code(stage).fill('NEWYEAR 27!');
    await fill(stage, 'Internal name', 'New year, returning students');
    await fill(stage, 'Percent off', '15');
    await fill(stage, 'Maximum discount', 'five hundred');
    await fill(stage, 'Minimum order', '2,000');
    await fill(stage, 'Valid from', '2026-12-20');
    await fill(stage, 'Total uses', '5,000');
    await stage.page.getByRole('button', { name: 'Create coupon' }).click();
    await see(stage.page, '3 fields to correct');
    await stage.page.evaluate(() => scrollTo(0, 0));
  },
  'coupons/create-scope': async (stage) => {
    await form(stage, '/coupon/create');
    await stage.page.getByLabel('Flat amount').check();
    await stage.page.getByRole('button', { name: 'Add a currency' }).click();
    await stage.page.getByLabel('Applies to').selectOption({ label: 'Selected items' });
    await stage.page.getByLabel('Audience').selectOption({ label: 'Chosen students' });
    const things = stage.page.getByRole('combobox', { name: 'Selected items' });
    await things.fill('mus');
    await stage.page
      .getByRole('listbox', { name: 'Selected items' })
      .getByRole('option', { name: /Music and Arts/ })
      .click();
    await things.fill('lan');
    await stage.page.getByRole('option', { name: /Languages/ }).waitFor();
  },
  'coupons/update': (stage) => edit(stage, 'TOKYO'),
  'coupons/update-used': (stage) => edit(stage, 'WELCOME50'),
  'coupons/update-missing': async (stage) => {
    await stage.open(1, '/coupon/update?id=999999');
    await see(stage.page, /could not be loaded/);
  },
  'coupons/leaving': async (stage) => {
    await edit(stage, 'TOKYO');
    await fill(stage, 'Internal name', 'Japan, spring launch');
    await stage.page.getByRole('button', { name: 'Cancel' }).click();
    await stage.page.getByRole('button', { name: 'Discard' }).waitFor();
  },
  'coupons/view': async (stage) => {
    await stage.open(1, `/coupon/view?id=${await numberOf(stage, 'WELCOME50')}`);
    await stage.page.locator('[data-row]').first().waitFor();
  },
  'coupons/view-chosen': async (stage) => {
    await stage.open(1, `/coupon/view?id=${await numberOf(stage, 'SCHOLAR')}&list=chosen`);
    await stage.page.locator('[data-row]').first().waitFor();
  },
  'coupons/view-unused': async (stage) => {
    await stage.open(1, `/coupon/view?id=${await numberOf(stage, 'TOKYO')}`);
    await see(stage.page, 'Not used yet');
  },
  'coupons/view-read-only': async (stage) => {
    await withoutRight(stage, 2, 'couponEdit');
    await stage.open(2, `/coupon/view?id=${await numberOf(stage, 'WELCOME50')}`);
    await stage.page.locator('[data-row]').first().waitFor();
  },
  'coupons/forbidden': async (stage) => {
    await stage.open(3, '/coupon/create');
    await see(stage.page, 'Not allowed to access');
  },
  'coupons/end': async (stage) => {
    await rows(stage, `${screen}?q=welcome`);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await stage.page.getByRole('menuitem', { name: 'End coupon…' }).click();
    await stage.page.getByRole('button', { name: 'End coupon' }).click();
    await see(stage.page, 'Reason is required');
  },
  'coupons/delete': async (stage) => {
    await rows(stage, `${screen}?q=tokyo`);
    await stage.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await stage.page.getByRole('menuitem', { name: 'Delete…' }).click();
    await see(stage.page, /can be restored from Recently deleted for 30 days/);
  },
  'coupons/conflict': async (stage) => {
    await edit(stage, 'REPUBLIC75');
    const id = await numberOf(stage, 'REPUBLIC75');
    const other = await stage.other(2);
    const { coupon } = await callAs(other, couponCalls.detail, { id });
    await callAs(other, couponCalls.update, {
      id,
      version: coupon.version,
      name: 'Republic day, all of India',
      totalLimit: 900,
    });
    stage.after(() =>
      stage.database.query('update coupons set name = $2, total_limit = $3 where id = $1', [
        id,
        coupon.name,
        coupon.totalLimit,
      ]),
    );
    await fill(stage, 'Internal name', 'Republic day, north');
    await stage.page.getByRole('button', { name: 'Save', exact: true }).click();
    await stage.page.getByRole('button', { name: 'Save with these choices' }).waitFor();
  },
  'coupons/deleted': async (stage) => {
    await deletedForNow(stage, 'coupons', 'id % 5 = 0');
    await rows(stage, `${screen}?deleted=only`);
  },
  'coupons/deleted-empty': async ({ page, open }) => {
    await open(1, `${screen}?deleted=only`);
    await see(page, 'Nothing was deleted in the last 30 days');
  },
};
