import type { Page } from 'playwright-core';
import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene } from '../stage';
import { withoutRight } from './data';

const broken = {
  status: 500,
  body: JSON.stringify({ success: false, message: 'Unable to process request', reference: 'api-7Q2M-K4XD' }),
} as const;
const failing = 'super.admin@example.com';

/** Until the key figures are read. */
const figures = async (page: Page): Promise<void> => {
  await page.locator('.home-figure[aria-busy=false]').first().waitFor();
  await page.locator('.home-figure[aria-busy=true]').first().waitFor({ state: 'detached' });
};

/** Sign-in, home and the frame around every screen. */
export const platform: Readonly<
  Record<CellOf<'sign-in' | 'start' | 'home' | 'student-area' | 'place' | 'frame'>, Scene>
> = {
  'sign-in/empty': async ({ page, url }) => {
    await page.goto(`${url}/category/list`);
    await page.getByLabel('E-mail').waitFor();
  },
  'sign-in/refused': async ({ page, url }) => {
    await page.goto(`${url}/auth/login`);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await see(page, /^E-mail or password is wrong/);
  },
  'sign-in/missing': async ({ page, url }) => {
    await page.goto(`${url}/auth/login`);
    await page.getByLabel('E-mail').fill(failing);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Password', { exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
  },
  'start/loading': async ({ page, proxy, open }) => {
    proxy.fault(/\/shell\/[^/]+\/console\.[^/]+\.js/, 'hang');
    await open(1, '/');
    await see(page, 'Loading...');
  },
  'home/admin': async ({ page, open }) => {
    await open(1, '/');
    await figures(page);
    await page.getByRole('link', { name: /^View all \d+ drafts$/ }).waitFor();
    await page.getByRole('link', { name: 'Inactive' }).waitFor();
  },
  'home/sales': async ({ page, open }) => {
    await open(4, '/');
    await figures(page);
    await see(page, /^\d+ in 30 days$/);
  },
  'home/finance': async ({ page, open }) => {
    await open(101, '/');
    await figures(page);
  },
  'home/content-editor': async ({ page, open }) => {
    await open(100, '/');
    await page.getByRole('link', { name: /^View all \d+ drafts$/ }).waitFor();
    await page.getByRole('link', { name: 'Inactive' }).waitFor();
  },
  'home/without-rights': async (stage) => {
    await withoutRight(stage, 101, 'reportList');
    await stage.open(101, '/');
    await see(stage.page, /does not open any screen|has no screens/);
  },
  'home/slot-failed': async ({ page, proxy, open }) => {
    proxy.fault(/\/remotes\/catalog-mfe\/.*\/home-[^/]+\.js/, 'missing');
    await open(1, '/');
    await see(page, /catalog-mfe@\S+ failed/);
    await see(page, 'FAQs in draft');
  },
  'student-area/own': async ({ page, open }) => {
    await open(15, '/student-area');
    await page.getByRole('heading', { name: 'Guardian' }).waitFor();
  },
  'place/forbidden': async ({ page, open }) => {
    await open(4, '/FAQs');
    await see(page, 'Not allowed to access');
  },
  'place/not-found': async ({ page, open }) => {
    await open(1, '/no/such/page');
    await see(page, 'Page Not Found');
  },
  'place/remote-failed': async ({ page, proxy, open }) => {
    proxy.fault(/\/remotes\/catalog-mfe\/[^/]+\/category-list\.[^/]+\.js/, 'changed');
    await open(1, '/category/list');
    await see(page, /catalog-mfe@\S+ could not be loaded/);
  },
  'place/offline': async ({ page, open }) => {
    await open(1, '/FAQs');
    await page.locator('[data-row]').first().waitFor();
    await page.context().setOffline(true);
    await see(page, 'Please check your internet connection');
  },
  'frame/menu-open': async ({ page, open }) => {
    await open(1, '/FAQs');
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Collapse or expand the sidebar' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  },
  'frame/sidebar-collapsed': async ({ page, open }) => {
    await open(1, '/FAQs');
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Collapse or expand the sidebar' }).click();
    await page.mouse.move(700, 20);
  },
  'frame/person-menu': async ({ page, open }) => {
    await open(1, '/');
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  },
};

export { broken };
