import type { Page } from 'playwright-core';
import { demoAccounts } from '@lectern/api/demo-accounts';

export type RoleId = (typeof demoAccounts)[number]['roleId'];

/** Signs a person of this role in through the sign-in page of `origin` and waits until it is left. */
export const signInAs = async (page: Page, origin: string, roleId: RoleId, path = '/'): Promise<void> => {
  const account = demoAccounts.find((each) => each.roleId === roleId);
  if (!account) throw new Error(`no demo account of role ${roleId}`);
  await page.goto(origin + path);
  await page.waitForURL(/\/auth\/login/);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
};
