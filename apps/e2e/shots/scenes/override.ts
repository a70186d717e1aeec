import path from 'node:path';
import type { Page } from 'playwright-core';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { serve } from '@lectern/tools/remotes/serve';
import { callAs } from '../../src/faqs/setup';
import { freePort, heading, see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';

const build = path.resolve(import.meta.dirname, '../../../content-mfe/dist');
const begin = (page: Page, origin: string) =>
  callAs(page, overrideCalls.begin, {
    name: 'content-mfe',
    origin,
    minutes: 480,
    reason: 'The new list before it is published',
  });
const endAll = ({ database, after }: Stage): void =>
  after(() => database.query('update remote_overrides set ended_at = now() where ended_at is null'));
const listed = async (page: Page): Promise<void> => {
  await heading(page, 'FAQs');
  await page.locator('[data-row]').first().waitFor();
};

/** The list of FAQs from a developer's origin. */
const overridden = async (stage: Stage): Promise<void> => {
  const { page, open, after } = stage;
  const serving = await serve(build, 'content-mfe', 0);
  after(serving.close);
  endAll(stage);
  await open(1, '/FAQs');
  await begin(page, serving.origin);
  await page.reload();
  await listed(page);
};

/** One remote from another origin, in one browser. */
export const override: Readonly<Record<CellOf<'override'>, Scene>> = {
  'override/ask': async ({ page, open }) => {
    await open(1, '/FAQs');
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('override');
    await page.getByRole('option', { name: /^Override a remote for me…/ }).click();
    await page.getByRole('dialog').getByLabel('Origin').fill('http://localhost:5001/build/');
    await page.getByRole('dialog').getByLabel('Reason').fill('The new list before it is published');
    await see(page, 'Only scheme, host and port: http://localhost:5001');
  },
  'override/on': overridden,
  'override/refused': async (stage) => {
    endAll(stage);
    await stage.open(1, '/FAQs');
    await begin(stage.page, `http://127.0.0.1:${await freePort()}`);
    await stage.page.reload();
    await stage.page.getByRole('main').getByRole('alert').waitFor();
  },
  'override/coming': async (stage) => {
    endAll(stage);
    await stage.open(1, '/FAQs');
    await listed(stage.page);
    await begin(stage.page, 'https://pr-41.builds.example.com');
    await stage.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await see(stage.page, 'Reload');
  },
  'override/ended': async (stage) => {
    await overridden(stage);
    await stage.database.query('update remote_overrides set ended_at = now() where ended_at is null');
    await stage.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await see(stage.page, 'Reload');
  },
  'override/open': async (stage) => {
    endAll(stage);
    await stage.open(1, '/setting/remotes');
    await begin(stage.page, 'https://pr-41.a-rather-long-name-of-a-branch.builds.example.com');
    await stage.page.reload();
    const list = stage.page.getByRole('region', { name: 'Open overrides' });
    await list.waitFor();
    await list.scrollIntoViewIfNeeded();
  },
};
