import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type pg from 'pg';
import { demoUsers } from '@lectern/api/demo-users';
import { until } from '../harness';
import { databaseOf } from '../harness/database';

export const demoPassword: string = demoUsers[0].password;
export const newPassword = 'Another2@horse';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

let made = 0;

/** A new active person of this role, who signs in with the demo password. */
export const someone = async (database: pg.Client, roleId: number, firstName = 'Asha'): Promise<Person> => {
  const lastName = `Trial ${String.fromCharCode(65 + (made += 1))}`;
  const email = `${firstName}.${process.pid}.${made}@example.com`.toLowerCase();
  const { rows } = await database.query<{ id: string }>(
    `insert into users (role_id, status, first_name, last_name, email, slug, password_hash)
     values ($1, 'active', $2, $3, $4, $5, (select password_hash from users where email = $6)) returning id`,
    [roleId, firstName, lastName, email, `trial-${process.pid}-${made}`, demoUsers[0].email],
  );
  return { id: Number(rows[0]?.id), name: `${firstName} ${lastName}`, email };
};

/** Runs `work` with a connection to the console's database, and closes it. */
export const withDatabase = async <T>(dataFolder: string, work: (database: pg.Client) => Promise<T>): Promise<T> => {
  const database = await databaseOf(dataFolder);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
};

/** Fills the sign-in page in; what comes of it the test waits for. */
export const tryToSignIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs a person in who is none of the demo accounts. */
export const enterAs = async (
  page: Page,
  url: string,
  { email }: Person,
  path = '/',
  password = demoPassword,
): Promise<void> => {
  await page.goto(url + path);
  await page.waitForURL(/\/auth\/login/);
  await tryToSignIn(page, email, password);
  await page.waitForURL((at) => !at.pathname.startsWith('/auth/'));
};

/** The mails that the console keeps for this address, the newest first, their lines joined again. */
const mailsTo = async (dataFolder: string, email: string): Promise<string[]> => {
  const folder = path.join(dataFolder, 'outbox');
  const numbers = (await readdir(folder).catch(() => [] as string[]))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseInt(name, 10))
    .sort((a, b) => b - a);
  const mails = await Promise.all(numbers.map((number) => readFile(path.join(folder, `${number}.eml`), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) =>
      mail
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
};

/** The path of the newest link mailed to this address; the worker sends it a moment after the answer. */
export const mailedLink = (dataFolder: string, email: string): Promise<string> =>
  until(`a mail to ${email}`, async () => {
    const [newest] = await mailsTo(dataFolder, email);
    return /https?:\/\/[^/]+(\/auth\/reset-password#token=[\w-]+)/.exec(newest ?? '')?.[1];
  });

/** Opens an entry of the person's menu, by keyboard. */
export const fromPersonMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
};

/** Presses a key until what is focused has this name, or throws. */
export const tabTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      const label = at?.id ? document.querySelector(`label[for="${at.id}"]`)?.textContent : undefined;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`'${name}' is not reached by ${key}`);
};
