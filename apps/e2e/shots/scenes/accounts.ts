import type { Page } from 'playwright-core';
import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { broken } from './platform';

const user = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const listed = (page: Page) => page.locator('[data-row]').first().waitFor();
const choose = async (page: Page, name: string, entry: string): Promise<void> => {
  await user(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const findings = (q: string): string => `/users?q=${encodeURIComponent(q)}`;

/** Acts for an account, and goes back when the pictures are taken: the next scene's admin is nobody else. */
const acting = async ({ page, database, after, url }: Stage, name: string, email: string): Promise<void> => {
  // On a session of its own: the one that the other scenes go on with must not rest.
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern@2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.startsWith('/auth/'));
  await page.goto(url + findings(email));
  await choose(page, name, 'Impersonate…');
  await page.getByLabel('Reason').fill('Student cannot open the quiz');
  await page.getByRole('button', { name: 'Impersonate', exact: true }).click();
  await page.getByRole('complementary', { name: 'Impersonation' }).waitFor();
  after(() =>
    database.query(
      `update sessions set ended_at = now(), end_reason = 'impersonation_ended' where parent_session_id is not null and ended_at is null`,
    ),
  );
};

/** One's own account, all accounts, and acting for somebody else. */
export const accounts: Readonly<Record<CellOf<'users' | 'password' | 'sessions' | 'impersonation'>, Scene>> = {
  'users/list': async ({ page, open }) => {
    await open(1, '/users');
    await listed(page);
  },
  'users/loading': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/user\/list/, 'hang');
    await open(1, '/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  },
  'users/filtered': async ({ page, open }) => {
    await open(1, '/users?filter[roleId]=in:3,4&filter[status]=eq:active');
    await listed(page);
  },
  'users/filtered-empty': async ({ page, open }) => {
    await open(1, '/users?q=nobody+of+this+name');
    await see(page, 'No user found');
  },
  'users/error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/user\/list/, broken);
    await open(1, '/users');
    await see(page, 'Retry');
  },
  'users/read-only': async ({ page, open }) => {
    await open(3, findings('student@example.com'));
    await user(page, 'Aarav Sharma').click();
    await see(page, 'You need the permission “Impersonate”');
  },
  'users/row-menu': async ({ page, open }) => {
    await open(2, findings('student@example.com'));
    await user(page, 'Aarav Sharma').click();
    await page.getByRole('menuitem', { name: 'Impersonate…' }).waitFor();
  },
  'users/block': async ({ page, open }) => {
    await open(2, findings('student@example.com'));
    await choose(page, 'Aarav Sharma', 'Block…');
    await page.getByLabel('Reason').waitFor();
  },
  'users/block-refused': async ({ page, open }) => {
    await open(2, findings('student@example.com'));
    await choose(page, 'Aarav Sharma', 'Block…');
    await page.getByRole('button', { name: 'Block account' }).click();
    await see(page, 'Reason is required');
  },
  'users/invite': async ({ page, open }) => {
    await open(2, '/users');
    await listed(page);
    await page.getByRole('button', { name: 'Invite…' }).click();
    await page.getByLabel('First name').waitFor();
  },
  'users/invite-refused': async ({ page, open }) => {
    await open(2, '/users');
    await listed(page);
    await page.getByRole('button', { name: 'Invite…' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await see(page, 'E-mail is required');
  },
  'users/send-reset': async ({ page, open }) => {
    await open(2, findings('student@example.com'));
    await choose(page, 'Aarav Sharma', 'Send reset link…');
    await page.getByRole('button', { name: 'Send link' }).waitFor();
  },
  'users/deleted': async ({ page, open }) => {
    await open(1, '/users?deleted=only');
    await listed(page);
  },
  'users/forbidden': async ({ page, open }) => {
    await open(4, '/users');
    await see(page, 'Not allowed to access');
  },
  'password/forgot': async ({ page, url }) => {
    await page.goto(`${url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill('meera.nair@example.com');
  },
  'password/forgot-sent': async ({ page, url }) => {
    await page.goto(`${url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  },
  'password/reset': async ({ page, url }) => {
    await page.goto(`${url}/auth/reset-password#token=${'x'.repeat(43)}`);
    await page.getByLabel('New password', { exact: true }).fill('Another2@horse');
    await page.getByLabel('Confirm password', { exact: true }).fill('Another2@hors');
    await page.keyboard.press('Enter');
    await see(page, 'Confirm password not matching');
  },
  'password/link-invalid': async ({ page, url }) => {
    await page.goto(`${url}/auth/reset-password`);
    await page.getByRole('heading', { name: 'Link is Invalid' }).waitFor();
  },
  'password/change': async ({ page, open }) => {
    await open(3, '/change-password');
    await page.getByLabel('New password', { exact: true }).fill('Short1@');
    await see(page, 'Strength: too weak');
  },
  'password/change-refused': async ({ page, open }) => {
    await open(3, '/change-password');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await see(page, 'Current password is required');
  },
  'sessions/list': async ({ page, open, database, after }) => {
    await database.query(
      `insert into sessions (user_id, kind, device_id, ip, user_agent, expires_at)
       select u.id, each.kind, repeat('x', 22), each.ip::inet, each.agent, now() + interval '20 days'
         from users u, (values ('web', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'), ('mobile', '198.51.100.7', 'okhttp/4.12 (Android 14)')) as each (kind, ip, agent)
        where u.email = 'sales@example.com'`,
    );
    after(() => database.query(`delete from sessions where device_id = repeat('x', 22)`));
    await open(4, '/setting/my-sessions');
    await see(page, 'Safari on macOS');
  },
  'sessions/error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/session\/list/, broken);
    await open(4, '/setting/my-sessions');
    await see(page, 'Retry');
  },
  'impersonation/ask': async ({ page, open }) => {
    await open(2, findings('student@example.com'));
    await choose(page, 'Aarav Sharma', 'Impersonate…');
    await page.getByLabel('Reason').fill('Student cannot open the quiz');
  },
  'impersonation/student-area': async (stage) => {
    await acting(stage, 'Aarav Sharma', 'student@example.com');
    await stage.page.getByRole('heading', { level: 1, name: 'Aarav Sharma' }).waitFor();
  },
  'impersonation/staff': async (stage) => {
    await acting(stage, 'Anjali Gurung', 'sub.admin@example.com');
    await stage.page.goto(`${stage.url}/FAQs`);
    await listed(stage.page);
  },
  'impersonation/notify': async (stage) => {
    await acting(stage, 'Aarav Sharma', 'student@example.com');
    await stage.page.goto(`${stage.url}/impersonate-notify`);
    await stage.page.getByRole('button', { name: 'Go Back To Admin' }).waitFor();
  },
};
