import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { demoUsers } from '@lectern/api/demo-users';
import { authCalls } from '@lectern/contract/platform';
import { requestContext, seal, storeContext } from '@lectern/contract/seal';

export type RoleId = (typeof demoUsers)[number]['roleId'];

const accountOf = (roleId: RoleId) => {
  const account = demoUsers.find((each) => each.roleId === roleId);
  if (!account) throw new Error(`no demo account of role ${roleId}`);
  return account;
};

/** The device has its entry of a logged-in user as each page begins, as it has after the sign-in page. A page of another origin gets none, and no frame: that of a PDF has no storage. */
const keepLoggedIn = async (context: BrowserContext, origin: string, deviceId: string, role: RoleId): Promise<void> => {
  const sealed = await seal(deviceId, storeContext, { role, rights: [] });
  await context.addInitScript(
    (entry) => {
      if (self === top && location.origin === entry.origin && localStorage.getItem('loggedInUser') === null)
        localStorage.setItem('loggedInUser', entry.sealed);
    },
    { origin, sealed },
  );
};

/** Signs a person of this role in as the sign-in page does, cookies and all, and opens the path. The page itself is used by `signInByHand`. */
export const signInAs = async (page: Page, origin: string, roleId: RoleId, path = '/'): Promise<void> => {
  const { email, password } = accountOf(roleId);
  const context = page.context();
  const known = (await context.cookies(origin)).find(({ name }) => name === 'device-id')?.value;
  const deviceId = known ?? randomBytes(32).toString('base64url');
  if (!known) await context.addCookies([{ name: 'device-id', value: deviceId, url: origin }]);
  const { method, path: call } = authCalls.signIn;
  const payload = await seal(deviceId, requestContext(method, call), { email, password, remember: false });
  const answer = await context.request.post(`${origin}/api/${call}`, {
    data: { payload },
    headers: { 'device-id': deviceId, 'app-type': 'admin', 'sec-fetch-site': 'same-origin' },
    // A connection that was kept open to a console that has started again since is reset.
    maxRetries: 2,
  });
  if (!answer.ok()) throw new Error(`the sign-in of role ${roleId} was answered ${answer.status()}`);
  await keepLoggedIn(context, origin, deviceId, roleId);
  await page.goto(origin + path);
};

/** The same through the sign-in page, until it is left. */
export const signInByHand = async (page: Page, origin: string, roleId: RoleId, path = '/'): Promise<void> => {
  const { email, password } = accountOf(roleId);
  await page.goto(origin + path);
  await page.waitForURL(/\/auth\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
};
