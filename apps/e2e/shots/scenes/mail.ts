import type { Page } from 'playwright-core';
import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { broken } from './platform';

const listed = (page: Page) => page.locator('[data-row]').first().waitFor();

/** Mails in each of their states, besides those that the console made. */
const someMails = async ({ database, after }: Stage): Promise<void> => {
  await database.query(
    `insert into mails (to_email, template, subject, body_html, body_text, state, attempts, error, created_at, sent_at) values
      ('meera.nair@example.com', 'account-locked', 'Sign-in to your account is paused', '', 'Somebody entered a wrong password for your account several times, so sign-in is paused for a while.', 'sent', 1, null, '2026-11-20 08:15', '2026-11-20 08:15'),
      ('zacharias.vandenberghe-oyelaran@subsidiary.example.com', 'invitation', 'You are invited', '', E'An account was made for you. Open this link to set your password:\n\n{{link}}\n\nIt works once, within seven days.', 'failed', 1, '550 5.1.1 No such mailbox here', '2026-11-20 09:30', null),
      ('daniel.okafor@example.com', 'password-reset', 'Set a new password', '', E'Somebody asked for a new password for your account. Open this link to set one:\n\n{{link}}\n\nIt works once, within one hour.', 'dropped', 4, 'Not sent in time: its link has expired', '2026-11-20 11:02', null),
      ('farid.khan@example.com', 'test', 'Test of the mail settings', '', 'Somebody asked the console to send this mail.', 'queued', 2, '451 4.7.1 Greylisted, try again later', '2026-11-20 12:00', null)`,
  );
  await database.query(`update mails set next_attempt_at = 'infinity' where state = 'queued'`);
  after(() => database.query('delete from mails'));
};

/** Settings → E-mail. */
export const mail: Readonly<Record<CellOf<'mail'>, Scene>> = {
  'mail/list': async (stage) => {
    await someMails(stage);
    await stage.open(1, '/setting/mail');
    await listed(stage.page);
  },
  'mail/loading': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/mails/, 'hang');
    await open(1, '/setting/mail');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  },
  'mail/empty': async ({ page, open }) => {
    await open(1, '/setting/mail');
    await see(page, 'No e-mails yet');
  },
  'mail/filtered-empty': async (stage) => {
    await someMails(stage);
    await stage.open(1, '/setting/mail?q=nobody@example.com');
    await see(stage.page, 'No e-mail found');
  },
  'mail/error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/mails/, broken);
    await open(1, '/setting/mail');
    await see(page, 'Retry');
  },
  'mail/panel': async (stage) => {
    const { page, open } = stage;
    await someMails(stage);
    await open(1, '/setting/mail');
    await page.getByText('You are invited').first().waitFor();
    await page.locator('[data-row]').filter({ hasText: 'You are invited' }).locator('.row-name').click();
    await see(page, /No such mailbox here/);
  },
  'mail/test': async ({ page, open }) => {
    await open(1, '/setting/mail');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').waitFor();
  },
  'mail/read-only': async (stage) => {
    await someMails(stage);
    await stage.open(3, '/setting/mail');
    await listed(stage.page);
  },
};
