/** Acting for somebody else in a real browser: there and back, what is refused, and never a write under the wrong name. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { test } from './fixtures';
import { expectWholeEverywhere, otherPerson, see, signInAs, until } from './harness';
import { enterAs, someone, withDatabase, type Person } from './accounts/setup';

const notice = 'Impersonate mode is on Please click below button to quit impersonate mode and go back to admin.';
const reason = 'Student cannot open the quiz';
const flag = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'impersonate_mode')?.value;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Impersonation' });

/** Impersonates from the list of accounts, by keyboard, and waits until the page is the person's. */
const actAs = async (page: Page, url: string, { name, email }: Person): Promise<void> => {
  await page.goto(`${url}/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Impersonate…' }).press('Enter');
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Impersonate', exact: true }).press('Enter');
  await bar(page).waitFor();
};

test('an admin acts for a student and comes back without signing in, by keyboard alone; its screens fit a phone [1.5, 2.4, 2.10, 4.4, 4.6, E15.4]', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const student = await someone(database, 15, 'Aarav');
    await database.query('insert into students (user_id) values ($1)', [student.id]);
    await signInAs(page, url, 2, '/users');
    await actAs(page, url, student);
    await page.waitForURL(`${url}/student-area`);
    assert.match(
      (await bar(page).textContent()) ?? '',
      new RegExp(`^Daniel Okafor acting as ${student.name} · “${reason}” · (60|59) min left`),
    );
    assert.equal(await flag(page.context()), 'on');
    await page.getByRole('heading', { level: 1, name: student.name }).waitFor();
    await expectWholeEverywhere(page, 'the student area while impersonating');
    await page.goto(`${url}/auth/login`);
    await page.waitForURL(`${url}/impersonate-notify`);
    await see(page, notice);
    await expectWholeEverywhere(page, 'the notify page');
    await page.getByRole('button', { name: 'Go Back To Admin' }).press('Enter');
    await page.waitForURL(`${url}/`);
    await see(page, /^Daniel Okafor, Admin$/);
    assert.equal(await flag(page.context()), undefined);
    const { rows } = await database.query(
      `select a.action, u.full_name as actor, i.full_name as impersonator from audit_log a join users u on u.id = a.actor_id left join users i on i.id = a.impersonator_id
        where a.entity = 'users' and a.entity_id = $1 and a.action like 'auth.impersonate%' order by a.id`,
      [String(student.id)],
    );
    assert.deepEqual(rows, [
      { action: 'auth.impersonate', actor: 'Daniel Okafor', impersonator: null },
      { action: 'auth.impersonateEnd', actor: student.name, impersonator: 'Daniel Okafor' },
    ]);
  }));

test('the bar is on every screen, the menu is the person’s, and changing the password is refused [E15.2]', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const editor = await someone(database, 3, 'Esha');
    await signInAs(page, url, 2, '/users');
    await actAs(page, url, editor);
    await page.waitForURL(`${url}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    await bar(page).waitFor();
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    await see(page, 'Not available while impersonating');
    await page.keyboard.press('Escape');
    await page.goto(`${url}/change-password`);
    await see(page, /^Not available while impersonating/);
    await page.goto(`${url}/users`);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await see(page, 'You need the permission “Impersonate”');
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Go Back To Admin' }).click();
    await see(page, /^Daniel Okafor, Admin$/);
  }));

test('impersonate_mode=off clears the flag before anything else; the bar and the way back stay [2.5, 2.11]', async ({
  page,
  context,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const sales = await someone(database, 4, 'Farid');
    await signInAs(page, url, 2, '/users');
    await actAs(page, url, sales);
    await page.goto(`${url}/auth/login?impersonate_mode=off`);
    await page.waitForURL(`${url}/`);
    assert.equal(await flag(context), undefined);
    await page.goto(`${url}/impersonate-notify`);
    await page.waitForURL(`${url}/`);
    await bar(page).getByRole('button', { name: 'Go Back To Admin' }).click();
    await see(page, /^Daniel Okafor, Admin$/);
  }));

test('after the hour the page says that it is over, saves nothing, and reloads as the admin [E15.1]', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const sales = await someone(database, 4, 'Gita');
    await signInAs(page, url, 2, '/users');
    await actAs(page, url, sales);
    await database.query(
      `update sessions set expires_at = now() where user_id = $1 and parent_session_id is not null and ended_at is null`,
      [sales.id],
    );
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await see(page, /^Acting for somebody else is over/);
    const { rows } = await database.query('select preferences from users where id = $1', [sales.id]);
    assert.deepEqual(rows, [{ preferences: {} }]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await see(page, /^Daniel Okafor, Admin$/);
  }));

test('who logs out while impersonating is signed out of their own session too', async ({
  page,
  context,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const sales = await someone(database, 4, 'Hina');
    await signInAs(page, url, 2, '/users');
    await actAs(page, url, sales);
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(/\/auth\/login/);
    await page.getByLabel('E-mail').waitFor();
    assert.deepEqual(
      (await context.cookies()).map(({ name }) => name),
      ['device-id'],
    );
  }));

test('two tabs: the one that still believes in the admin saves nothing under the person’s name', async ({
  page,
  context,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors('409 /api/admin/faqs/update', otherPerson);
    const editor = await someone(database, 3, 'Ilias');
    await signInAs(page, url, 2, '/FAQs');
    await page.locator('.row-name').first().click();
    const field = page.getByLabel('Question', { exact: true });
    const question = `Whose question is this ${editor.id}?`;
    await field.fill(question);
    const second = await context.newPage();
    await second.goto(`${url}/users`);
    await actAs(second, url, editor);
    await page.getByText(/^Somebody else signed in/).waitFor();
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/faqs/update'));
    // Stale data are read again, which this tab may not do either.
    const unread = page.waitForResponse(
      (answer) => answer.url().includes('/api/admin/faqs/details') && answer.status() === 409,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    assert.equal((await refused).status(), 409);
    await unread;
    assert.equal(await field.inputValue(), question);
    assert.deepEqual((await database.query('select 1 from faqs where question = $1', [question])).rows, []);
    const { rows } = await database.query(
      `select 1 from audit_log where actor_id = $1 and action <> 'auth.impersonateEnd'`,
      [editor.id],
    );
    assert.equal(rows.length, 0);
    await bar(second).getByRole('button', { name: 'Go Back To Admin' }).click();
    await second.waitForURL(`${url}/`);
    await page.getByText(/^Somebody else signed in/).waitFor({ state: 'detached' });
  }));

test('two people on two devices each write under their own name', async ({
  newProfile,
  console: { url, dataFolder },
}) =>
  withDatabase(dataFolder, async (database) => {
    const people = [await someone(database, 3, 'Jaya'), await someone(database, 3, 'Kofi')];
    const pages = [await newProfile(), await newProfile()];
    await Promise.all(people.map((person, at) => enterAs(pages[at] as Page, url, person)));
    await Promise.all(
      pages.map(async (page) => {
        const saved = page.waitForResponse(
          (answer) => answer.url().endsWith('/api/preferences') && answer.status() === 200,
        );
        await page.getByRole('button', { name: 'Dark theme' }).click();
        await saved;
      }),
    );
    const { rows } = await database.query<{ actor: string; entity: string }>(
      `select actor_id::text as actor, entity_id as entity from audit_log where action = 'user.preferences' and actor_id = any($1) order by actor_id`,
      [people.map(({ id }) => id)],
    );
    assert.deepEqual(
      rows.map(({ actor, entity }) => [actor, entity]),
      people.map(({ id }) => [String(id), String(id)]),
    );
  }));

test('a refresh token that was stolen and used again ends the session for both', async ({
  page,
  context,
  newProfile,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const person = await someone(database, 3, 'Lena');
    await enterAs(page, url, person);
    const thief = await newProfile();
    await thief.context().addCookies((await context.cookies()).filter(({ name }) => !name.startsWith('access_token')));
    const refreshed = async (): Promise<void> => {
      await context.clearCookies({ name: /^access_token/ });
      await page.reload();
      // A page may have its heading before the answer to its refresh has come.
      await until('the session is refreshed', async () =>
        (await context.cookies()).some(({ name }) => name.startsWith('access_token')),
      );
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    await refreshed();
    await refreshed();
    await database.query(
      `update refresh_tokens t set used_at = used_at - interval '1 minute' from sessions s where s.id = t.session_id and s.user_id = $1 and t.used_at is not null`,
      [person.id],
    );
    await thief.goto(`${url}/FAQs`);
    await thief.waitForURL(/\/auth\/login/);
    await page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined); // the socket has announced it, and the reload is on its way
    await page.waitForURL(/\/auth\/login/);
    await see(page, 'Please login to continue');
    const { rows } = await database.query('select end_reason from sessions where user_id = $1', [person.id]);
    assert.deepEqual(rows, [{ end_reason: 'reuse' }]);
    await until(
      'the owner is told',
      async () => (await database.query('select 1 from mails where user_id = $1', [person.id])).rows.length === 1,
    );
  }));
