import type { Page } from 'playwright-core';
import { draftCalls } from '@lectern/contract/platform/draft';
import { viewCalls } from '@lectern/contract/platform/view';
import { callAs } from '../../src/faqs/setup';
import { see } from '../../src/harness';
import { csvFile } from '../../src/import/sheets';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';

const opened = async ({ page, open }: Stage, path: string): Promise<void> => {
  await open(1, path);
  await page.locator('[data-row]').first().waitFor();
};
const bell = async (stage: Stage, tab: string, seen: string | RegExp): Promise<void> => {
  await opened(stage, '/student');
  await stage.page.getByRole('button', { name: /^Notifications/ }).click();
  await stage.page.getByRole('tab', { name: tab }).click();
  await see(stage.page, seen);
};
const palette = async (stage: Stage, words: string): Promise<void> => {
  await opened(stage, '/student');
  await stage.page.getByRole('button', { name: 'Search or jump to…' }).click();
  await stage.page.getByRole('combobox', { name: 'Search or jump to' }).fill(words);
};
const mark = async ({ page }: Stage, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await page.locator('[data-row] input[type=checkbox]').nth(at).click();
};
const table = [
  ['First name', 'Surname', 'E-Mail', 'Phone', 'Shoe size'],
  ['Asha', 'Rao', 'asha.rao@example.com', '98450 71001', '38'],
  ['Nikhil', 'Rao', 'nikhil.rao@', '98450 71002', '42'],
  ['Zoë', 'Martin', 'zoe.martin@example.com', '12', '39'],
];
const chosen = async (stage: Stage): Promise<void> => {
  await stage.open(1, '/student/import');
  await see(stage.page, 'Choose a file, or drop it here');
  await stage.page.locator('input[type=file]').setInputFiles(csvFile('students.csv', table));
  await stage.page.getByRole('button', { name: 'Check the rows' }).waitFor();
};
/** An import up to its review; nothing of it is ever written. */
const reviewed = async (stage: Stage): Promise<void> => {
  await chosen(stage);
  const { page, after, database } = stage;
  await page.getByLabel('Country for rows without one').selectOption({ label: 'India' });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await see(page, 'Please enter a valid email address');
  const id = Number(new URL(page.url()).searchParams.get('job'));
  after(() => database.query(`update jobs set state = 'cancelled' where id = $1`, [id]));
};
const withView = async (stage: Stage): Promise<Page> => {
  const me = await stage.other(1);
  const { view } = await callAs(me, viewCalls.create, {
    screen: 'student',
    name: 'New leads',
    query: 'filter%5BleadState%5D=eq%3Anew',
    columns: {},
    isDefault: false,
    shared: false,
  });
  stage.after(() => callAs(me, viewCalls.delete, { id: view.id, version: view.version }));
  await opened(stage, `/student?view=${view.id}&filter[leadState]=eq:new`);
  return stage.page;
};

/** What belongs to the whole console or to every list: bell, palette, shortcuts, views, many at once, import, drafts. */
export const common: Readonly<Record<CellOf<'common'>, Scene>> = {
  'common/bell': (stage) => bell(stage, 'Notifications', /./),
  'common/bell-jobs': (stage) => bell(stage, 'Jobs', /./),
  'common/bell-messages': (stage) => bell(stage, 'Message history', /./),
  'common/palette': async (stage) => {
    await palette(stage, 'aarav');
    await stage.page
      .getByRole('option', { name: /^Aarav Sharma/ })
      .first()
      .waitFor();
  },
  'common/palette-nothing': async (stage) => {
    await palette(stage, 'zzzz');
    await see(stage.page, /^Nothing found for/);
  },
  'common/shortcuts': async (stage) => {
    await opened(stage, '/student');
    await stage.page.locator('h1').click();
    await stage.page.keyboard.press('?');
    await stage.page.getByRole('dialog', { name: 'Shortcuts on this page' }).waitFor();
  },
  'common/views': async (stage) =>
    void (await (await withView(stage)).getByRole('button', { name: 'Actions for the view New leads' }).waitFor()),
  'common/view-changed': async (stage) => {
    const page = await withView(stage);
    await page.getByPlaceholder('Name, e-mail or mobile').fill('a');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  },
  'common/bulk-bar': async (stage) => {
    await opened(stage, '/student');
    await mark(stage, 3);
    await stage.page.getByRole('region', { name: 'Selected students' }).waitFor();
  },
  'common/bulk-question': async (stage) => {
    await opened(stage, '/student');
    await mark(stage, 2);
    await stage.page.getByRole('button', { name: /^Select all/ }).click();
    await stage.page.getByRole('button', { name: 'Delete…' }).click();
    await stage.page.getByRole('dialog').waitFor();
  },
  'common/columns': async (stage) => {
    await opened(stage, '/student');
    await stage.page.getByRole('button', { name: 'Choose columns' }).click();
    await stage.page.getByRole('dialog', { name: 'Columns' }).waitFor();
  },
  'common/export': async (stage) => {
    await opened(stage, '/student');
    await stage.page.getByRole('button', { name: 'Export', exact: true }).click();
    await stage.page.getByRole('dialog', { name: /^Export/ }).waitFor();
  },
  'common/import': async ({ page, open }) => {
    await open(1, '/student/import');
    await see(page, 'Choose a file, or drop it here');
  },
  'common/import-match': chosen,
  'common/import-review': reviewed,
  'common/import-fix': async (stage) => {
    await reviewed(stage);
    await stage.page.getByRole('button', { name: 'Fix E-mail of row 3' }).click();
    await stage.page.getByRole('textbox', { name: 'E-mail of row 3' }).waitFor();
  },
  'common/draft-offer': async (stage) => {
    const me = await stage.other(1);
    const place = { form: 'coupon.terms', entityId: 0 };
    const empty = { name: '' };
    await callAs(me, draftCalls.keep, {
      ...place,
      baseVersion: 0,
      body: { base: empty, values: { name: 'Diwali 2026' } },
    });
    stage.after(() => callAs(me, draftCalls.drop, place));
    await stage.open(1, '/coupon/create');
    await see(stage.page, /^You have unsaved changes from/);
  },
};
