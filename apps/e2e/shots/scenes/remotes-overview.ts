import type { Page } from 'playwright-core';
import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { broken } from './platform';
import { busyOverview } from './overview-data';

const place = '/setting/remotes';
const ready = (page: Page): Promise<void> => page.getByText('Manifest').waitFor();
const ask = async (page: Page, remote: string, action: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Actions for ${remote}`, exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('dialog').waitFor();
};
const opened = async (stage: Stage, query = ''): Promise<void> => {
  await busyOverview(stage);
  await stage.open(1, `${place}${query}`);
  await ready(stage.page);
  await stage.page.getByRole('region', { name: /^Keys of/ }).waitFor();
};

/** Settings → Remotes. */
export const remotesOverview: Readonly<Record<CellOf<'remotes-overview'>, Scene>> = {
  'remotes-overview/quiet': async ({ page, open }) => {
    await open(1, place);
    await ready(page);
  },
  'remotes-overview/list': (stage) => opened(stage),
  'remotes-overview/releases': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('region', { name: /^Keys of/ }).scrollIntoViewIfNeeded();
  },
  'remotes-overview/loading': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/remotes\/room/, 'hang');
    await open(1, place);
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'remotes-overview/error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/remotes\/room/, broken);
    await open(1, place);
    await see(page, /The list of remotes could not be loaded/);
  },
  'remotes-overview/row-menu': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'Actions for people-mfe' }).click();
    await stage.page.getByRole('menuitem', { name: 'Disable…' }).waitFor();
  },
  'remotes-overview/promote': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'catalog-mfe', 'Promote to all…');
    await see(stage.page, /fits the shell and what is live now/);
  },
  'remotes-overview/promote-refused': async (stage) => {
    await opened(stage);
    await stage.database.query(
      `update remote_keys set revoked_at = now() where kind = 'signing' and remote_id = (select id from remotes where name = 'catalog-mfe')`,
    );
    stage.after(() => stage.database.query('update remote_keys set revoked_at = null'));
    await ask(stage.page, 'catalog-mfe', 'Promote to all…');
    await see(stage.page, /^The key that signed .* was revoked$/);
  },
  'remotes-overview/canary': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'catalog-mfe', 'Canary…');
    await see(stage.page, /fits the shell and what is live now/);
    await stage.page.getByRole('dialog').getByText('Sub-admin').waitFor();
  },
  'remotes-overview/disable': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'content-mfe', 'Disable…');
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await see(stage.page, 'Message is required');
  },
  'remotes-overview/what-failed': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'What failed' }).click();
    await see(stage.page, /^Last error: /);
  },
  'remotes-overview/switched-off': async (stage) => {
    await stage.database.query(
      `update remotes set state = 'disabled', state_reason = 'FAQs are being moved until noon' where name = 'content-mfe'`,
    );
    stage.after(() => stage.database.query(`update remotes set state = 'enabled', state_reason = ''`));
    await opened(stage, '?remote=content-mfe');
    await see(stage.page, 'Switched off');
  },
  'remotes-overview/add-key': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'Add key…' }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Add key' }).click();
    await see(stage.page, 'Label is required');
  },
  'remotes-overview/revoke-key': async (stage) => {
    await opened(stage);
    await stage.page
      .getByRole('button', { name: /^Actions for the key/ })
      .last()
      .click();
    await stage.page.getByRole('menuitem', { name: 'Revoke…' }).click();
    await see(stage.page, 'Stop what is live by it');
  },
  'remotes-overview/forbidden': async ({ page, open }) => {
    await open(2, place);
    await see(page, 'Not allowed to access');
  },
};
