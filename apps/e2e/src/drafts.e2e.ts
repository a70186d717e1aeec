/** Unsaved work in a real browser: kept on the server, offered again, dropped with a save; sealed on the device while the API is away. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { couponCalls } from '@lectern/contract/commerce';
import { faqCalls } from '@lectern/contract/content';
import { studentCalls } from '@lectern/contract/people';
import { draftCalls } from '@lectern/contract/platform/draft';
import { test } from './fixtures';
import { contrast, expectAxeClean, expectDark, fitsSideways, see, signInAs, until } from './harness';
import { callAs, categoryWith } from './faqs/setup';
import { newStudent, profilePath, save, skillPath, stored } from './students/setup';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) });
const offer = (page: Page) => page.getByText(/^You have unsaved changes from/);
/** Types into a field, and waits until the server has kept it. */
const leave = async (page: Page, label: string, text: string): Promise<void> => {
  const isKept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/drafts') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await Promise.all([isKept, field(page, label).fill(text)]);
};
/** Loads the page again as somebody who answers the browser's own question with Leave. */
const reload = async (page: Page): Promise<void> => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
};
const deviceDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')));

test('drafts: whatever is left unsaved in a form is offered when it is opened again, and restored [E2.8]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student');
  const { id } = await newStudent(page);
  const { faqs, address } = await categoryWith(page, ['Where do drafts go?']);
  const { items: coupons } = await callAs(page, couponCalls.list, { limit: 1, filter: { status: 'eq:draft' } });
  const forms: readonly (readonly [path: string, label: string])[] = [
    [profilePath, 'First name'],
    [`${profilePath}?id=${id}`, 'City'],
    [`${skillPath}?id=${id}`, 'School'],
    ['/category/skills?id=1', 'Name'],
    ['/coupon/create', 'Internal name'],
    [`/coupon/update?id=${coupons[0]?.id}`, 'Internal name'],
    [`${address}&id=${faqs[0]?.id}`, 'Question'],
    ['/category/list?id=1', 'Name'],
  ];
  for (const [path, label] of forms) {
    await page.goto(url + path);
    await field(page, label).waitFor();
    await until(`${path} is read`, () => field(page, label).isEditable());
    await leave(page, label, 'Left unsaved');
    await reload(page);
    await offer(page).waitFor();
    assert.notEqual(await field(page, label).inputValue(), 'Left unsaved');
    await page.getByRole('button', { name: 'Restore' }).click();
    assert.equal(await field(page, label).inputValue(), 'Left unsaved', path);
    page.once('dialog', (dialog) => void dialog.accept());
  }
  const { draft } = await callAs(page, draftCalls.read, { form: 'student.profile', entityId: id });
  assert.deepEqual([draft?.baseVersion, draft?.body.values['city']], [1, 'Left unsaved']);
});

test('drafts: a save and a Discard each end it; one of an older record merges as a stale save does [E2.9]', async ({
  page,
  newProfile,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student');
  const { id } = await newStudent(page);
  const place = { form: 'student.profile', entityId: id };
  await page.goto(`${url}${profilePath}?id=${id}`);
  await leave(page, 'City', 'Saved');
  await save(page);
  await see(page, 'Student saved');
  await until('the save dropped it', async () => (await callAs(page, draftCalls.read, place)).draft === null);
  await page.goto(`${url}${profilePath}?id=${id}`);
  await leave(page, 'City', 'Nobody wants it');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await until('Discard dropped it', async () => (await callAs(page, draftCalls.read, place)).draft === null);

  await page.goto(`${url}${profilePath}?id=${id}`);
  await leave(page, 'City', 'Mine');
  await field(page, 'Postal code').fill('411001');
  await until(
    'both are kept',
    async () => (await callAs(page, draftCalls.read, place)).draft?.body.values['postalCode'] === '411001',
  );
  const other = await newProfile();
  await signInAs(other, url, 2, '/student');
  await callAs(other, studentCalls.update, {
    id,
    version: (await stored(page, id)).version,
    city: 'Theirs',
    addressLine: '1 Their Lane',
  });
  await reload(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'This student changed since your draft' });
  await dialog.getByRole('radiogroup', { name: 'City' }).getByText('Mine').click();
  await dialog.getByRole('button', { name: 'Restore with these choices' }).click();
  assert.deepEqual(
    [
      await field(page, 'City').inputValue(),
      await field(page, 'Postal code').inputValue(),
      await field(page, 'Address').inputValue(),
    ],
    ['Mine', '411001', '1 Their Lane'],
  );
  assert.equal((await stored(page, id)).city, 'Theirs');
});

test('drafts: while the API is away the device keeps it sealed; signing out tells the API before the device is cleared [E2.10]', async ({
  page,
  context,
  faults,
  expectErrors,
}) => {
  expectErrors('503 /api/drafts', /^401 /);
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/FAQs');
  const { faqs, address } = await categoryWith(page, ['Who keeps it?']);
  const edit = `${proxy.url}${address}&id=${faqs[0]?.id}`;
  await page.goto(edit);
  proxy.fault(/\/api\/drafts/, {
    status: 503,
    body: JSON.stringify({ success: false, message: 'away', reference: 'r' }),
  });
  await field(page, 'Question').fill('Sealed on the device');
  await until('the device keeps it', async () => (await deviceDrafts(page)).length === 1);
  assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes('Sealed'));
  assert.equal(await page.getByRole('alert').count(), 0, 'nobody is told');
  const second = await context.newPage();
  await page.close();
  await second.goto(`${proxy.url}/category/skills`);
  await second.getByRole('heading', { name: 'Skills', level: 1 }).waitFor();
  proxy.heal();
  await second.getByRole('banner').getByRole('button').last().click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await second.waitForURL(/\/auth\/login/);
  assert.deepEqual(await deviceDrafts(second), []);
  await signInAs(second, proxy.url, 1, `${address}&id=${faqs[0]?.id}`);
  await offer(second).waitFor();
  await second.getByRole('button', { name: 'Restore' }).click();
  assert.equal(await field(second, 'Question').inputValue(), 'Sealed on the device');
  assert.equal((await callAs(second, faqCalls.detail, { id: faqs[0]?.id ?? 0 })).faq.question, 'Who keeps it?');
});

test('drafts: what is offered can be answered by keyboard, is clean for axe, light and dark, and fits a desk and a phone', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student');
  const { id } = await newStudent(page);
  for (const [path, label, place] of [
    [`${profilePath}?id=${id}`, 'City', { form: 'student.profile', entityId: id }],
    ['/category/skills?id=2', 'Name', { form: 'skill', entityId: 2 }],
  ] as const) {
    await page.goto(url + path);
    await leave(page, label, 'Left behind');
    await reload(page);
    await offer(page).waitFor();
    await expectAxeClean(page, `${path} with a draft`);
    await expectDark(page, `${path} with a draft`);
    await page.setViewportSize({ width: 375, height: 900 });
    await expectAxeClean(page, `${path} with a draft on a phone`, { besides: contrast });
    assert.ok(await fitsSideways(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await offer(page).waitFor({ state: 'detached' });
    await until('Discard dropped it', async () => (await callAs(page, draftCalls.read, place)).draft === null);
  }
});
