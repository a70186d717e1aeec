import type { Page } from 'playwright-core';
import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { broken } from './platform';
import { busyRoom } from './room-data';

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
  await busyRoom(stage);
  await stage.open(1, `${place}${query}`);
  await ready(stage.page);
  await stage.page.getByRole('region', { name: /^Keys of/ }).waitFor();
};

/** Settings → Remotes. */
export const controlRoom: Readonly<Record<CellOf<'control-room'>, Scene>> = {
  'control-room/quiet': async ({ page, open }) => {
    await open(1, place);
    await ready(page);
  },
  'control-room/list': (stage) => opened(stage),
  'control-room/releases': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('region', { name: /^Keys of/ }).scrollIntoViewIfNeeded();
  },
  'control-room/loading': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/remotes\/room/, 'hang');
    await open(1, place);
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'control-room/error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/remotes\/room/, broken);
    await open(1, place);
    await see(page, /The list of remotes could not be loaded/);
  },
  'control-room/row-menu': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'Actions for people-mfe' }).click();
    await stage.page.getByRole('menuitem', { name: 'Disable…' }).waitFor();
  },
  'control-room/promote': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'catalog-mfe', 'Promote to all…');
    await see(stage.page, /fits the shell and what is live now/);
  },
  'control-room/promote-refused': async (stage) => {
    await opened(stage);
    await stage.database.query(
      `update remote_keys set revoked_at = now() where kind = 'signing' and remote_id = (select id from remotes where name = 'catalog-mfe')`,
    );
    stage.after(() => stage.database.query('update remote_keys set revoked_at = null'));
    await ask(stage.page, 'catalog-mfe', 'Promote to all…');
    await see(stage.page, /^The key that signed .* was revoked$/);
  },
  'control-room/canary': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'catalog-mfe', 'Canary…');
    await see(stage.page, /fits the shell and what is live now/);
    await stage.page.getByRole('dialog').getByText('Sub-admin').waitFor();
  },
  'control-room/disable': async (stage) => {
    await opened(stage);
    await ask(stage.page, 'content-mfe', 'Disable…');
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await see(stage.page, 'Message is required');
  },
  'control-room/what-failed': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'What failed' }).click();
    await see(stage.page, /^Last error: /);
  },
  'control-room/switched-off': async (stage) => {
    await stage.database.query(
      `update remotes set state = 'disabled', state_reason = 'FAQs are being moved until noon' where name = 'content-mfe'`,
    );
    stage.after(() => stage.database.query(`update remotes set state = 'enabled', state_reason = ''`));
    await opened(stage, '?remote=content-mfe');
    await see(stage.page, 'Switched off');
  },
  'control-room/add-key': async (stage) => {
    await opened(stage);
    await stage.page.getByRole('button', { name: 'Add key…' }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Add key' }).click();
    await see(stage.page, 'Label is required');
  },
  'control-room/revoke-key': async (stage) => {
    await opened(stage);
    await stage.page
      .getByRole('button', { name: /^Actions for the key/ })
      .last()
      .click();
    await stage.page.getByRole('menuitem', { name: 'Revoke…' }).click();
    await see(stage.page, 'Stop what is live by it');
  },
  'control-room/forbidden': async ({ page, open }) => {
    await open(2, place);
    await see(page, 'Not allowed to access');
  },
};
