/** Views of a list: kept, changed, saved, put back, opened first, shared with a role. */
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { fitsSideways, see, signInAs, until } from './harness';
import { namesShown } from './harness/list';

const screen = '/student';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const rows = (page: Page) => page.locator('[data-row]');

test('Views: a filtered list is kept under a name with its columns, changed, put back, saved, and opens first [E1.1]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, `${screen}?filter[leadState]=eq:new`);
  await rows(page).first().waitFor();
  const fresh = (await namesShown(page)).join();
  await button(page, 'Save this view as…').click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await button(page, 'Save view').click();
  await see(page, 'Name is required');
  await dialog.getByLabel('Name', { exact: true }).fill('New leads');
  await dialog.getByLabel('Make this my default view').press('Space');
  await button(page, 'Save view').click();
  await tabs(page).locator('a[aria-current=page]', { hasText: 'New leads' }).waitFor();

  await page.goto(console.url + screen);
  await until(
    'the view opens first',
    async () => page.url().includes('leadState') && (await namesShown(page)).join() === fresh,
  );
  await tabs(page)
    .getByRole('link', { name: /All students/ })
    .click();
  await until('all students stand there', async () => (await namesShown(page)).join() !== fresh);
  await page.goBack();
  await until('Back brings the view', async () => (await namesShown(page)).join() === fresh);

  await button(page, 'Choose columns').click();
  await page.getByRole('checkbox', { name: 'E-mail' }).press('Space');
  await page.keyboard.press('Escape');
  await button(page, 'Save').waitFor();
  await button(page, 'Reset').click();
  await page.getByRole('columnheader', { name: 'E-mail' }).waitFor();
  await button(page, 'Name').click();
  await button(page, 'Save').click();
  await see(page, 'View New leads saved');
  await button(page, 'Save').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('th[data-column=name][aria-sort=ascending]').waitFor();

  await button(page, 'Actions for the view New leads').click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await tabs(page)
    .getByRole('link', { name: /New leads/ })
    .waitFor({ state: 'detached' });
});

test('Views: one that is shared is offered to everybody of the role, who can’t change it; equal names are refused', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/views');
  await signInAs(page, console.url, 1, `/category/skills?filter[status]=eq:inactive`);
  await button(page, 'Save this view as…').click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name', { exact: true }).fill('Put aside');
  await dialog.getByLabel(/Share with everybody/).click();
  await button(page, 'Save view').click();
  await tabs(page).locator('a[aria-current=page]', { hasText: 'Put aside' }).waitFor();
  await button(page, 'Save this view as…').click();
  await dialog.getByLabel('Name', { exact: true }).fill('put aside');
  await dialog.getByLabel(/Share with everybody/).click();
  await button(page, 'Save view').click();
  await see(page, 'Name is already in use');
  const phone = await newProfile({ width: 375, height: 812 });
  await signInAs(phone, console.url, 1, '/category/skills');
  await tabs(phone)
    .getByRole('link', { name: /Put aside/ })
    .click();
  await until('the view is opened', () => phone.url().includes('status'));
  if (!(await fitsSideways(phone))) throw new Error('scrolls sideways');
  const staff = await newProfile();
  await signInAs(staff, console.url, 3, '/category/skills');
  await rows(staff).first().waitFor();
  if (
    await tabs(staff)
      .getByRole('link', { name: /Put aside/ })
      .count()
  )
    throw new Error('another role sees it');
});
