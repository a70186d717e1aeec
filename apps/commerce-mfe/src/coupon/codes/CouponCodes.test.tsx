import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { couponOf } from '../testing';
import ViewScreen from '../ViewScreen';

const codeOf = (id: number, state: string) => ({
  ...{ id, code: `SUMMERABCDEFG${id}`, state, person: null, jobId: 4, createdAt: '2026-11-20T11:39:00.000Z' },
});
const counts = { unused: 1200, reserved: 3, used: 40, void: 7 };
const fixture = serverFixture({ codes: [codeOf(2, 'unused'), codeOf(3, 'used')] }, (server) => {
  server.on('GET currency/list', () => page([]));
  server.on('GET admin/coupon', () => ({ result: { coupon: couponOf({ status: 'active' }), codes: [] } }));
  server.on('GET admin/coupon/users', () => page([]));
  server.on('GET admin/coupon/codes', () => page(fixture.codes));
  server.on('GET admin/coupon/code-counts', () => ({ result: counts }));
  server.on('GET audit/entity', () => ({ result: { items: [], hasMore: false } }));
});
const show = (rights: Parameters<typeof showScreens>[2] = ['settings', 'couponEdit']) =>
  showScreens({ '/coupon/view': ViewScreen }, '/coupon/view?id=1&list=codes', rights).user;

test('the codes of a coupon are listed with their number by state', async () => {
  show();
  expect(await screen.findByText('SUMMERABCDEFG2')).toBeVisible();
  expect(await screen.findByText('Unused 1,200 · Reserved 3 · Used 40 · Void 7')).toBeVisible();
});

test('the page leads from redemptions to codes and back', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Show redemptions' }));
  await user.click(await screen.findByRole('button', { name: 'Show codes' }));
  expect(await screen.findByText('SUMMERABCDEFG2')).toBeVisible();
});

test('codes are made from a prefix and a number; a wrong prefix is refused on its field', async () => {
  const sent: unknown[] = [];
  const job = {
    ...{
      id: 9,
      kind: 'export',
      name: 'coupon.codes',
      title: 'Codes of New year',
      state: 'done',
      done: 500,
      total: 500,
    },
    ...{ summary: { done: 500, skipped: 0, failed: 0 }, isStopping: false, error: null, link: null, userId: 1 },
    file: { name: 'codes SUMMER.csv', bytes: 7000, until: '2026-12-20T11:39:00.000Z' },
    ...{ userName: null, createdAt: '2026-11-20T11:39:00.000Z', finishedAt: '2026-11-20T11:39:00.000Z' },
  };
  fixture.server.on('GET jobs/{id}', () => ({ result: { job } }));
  fixture.server.on('POST admin/coupon/codes', ({ body }) => {
    sent.push(body);
    return { result: { job } };
  });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Make codes…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Prefix/), 'S');
  await user.type(dialog.getByLabelText(/^Number of codes/), '500');
  await user.click(dialog.getByRole('button', { name: 'Make codes' }));
  expect(await dialog.findByText('Prefix is Invalid')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Prefix/), 'ummer');
  await user.click(dialog.getByRole('button', { name: 'Make codes' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  expect(sent).toEqual([{ id: 1, prefix: 'SUMMER', count: 500 }]);
});

test('a code is voided with a reason; a used one can’t be', async () => {
  const sent: unknown[] = [];
  fixture.server.on('PUT admin/coupon/void-codes', ({ body }) => {
    sent.push(body);
    return { result: { voided: 1, reserved: 0, used: 0, already: 0 } };
  });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Actions for SUMMERABCDEFG2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void…' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'Printed wrong');
  await user.click(screen.getByRole('button', { name: 'Void' }));
  await screen.findByText('1 code voided');
  expect(sent).toEqual([{ id: 1, codeIds: [2], reason: 'Printed wrong' }]);
});

test('marked codes are voided together with one reason, and are unmarked then', async () => {
  const sent: unknown[] = [];
  fixture.server.on('PUT admin/coupon/void-codes', ({ body }) => {
    sent.push(body);
    return { result: { voided: 1, reserved: 0, used: 1, already: 0 } };
  });
  const user = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select SUMMERABCDEFG2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select SUMMERABCDEFG3' }));
  const bar = within(screen.getByRole('region', { name: 'Selected codes' }));
  await user.click(bar.getByRole('button', { name: 'Void…' }));
  expect(await screen.findByRole('dialog', { name: 'Void 2 codes?' })).toBeVisible();
  await user.type(await screen.findByLabelText(/^Reason/), 'Printed wrong');
  await user.click(screen.getByRole('button', { name: 'Void' }));
  await screen.findByText('1 code voided. 1 reserved or used stay');
  expect(sent).toEqual([{ id: 1, codeIds: [2, 3], reason: 'Printed wrong' }]);
  expect(screen.queryByRole('region', { name: 'Selected codes' })).toBeNull();
});

test('codes are exported by who may make them, of this coupon alone and as the list is filtered', async () => {
  const sent: unknown[] = [];
  fixture.server.on('POST jobs/export', ({ body }) => {
    sent.push(body);
    return { status: 400, failure: { message: 'Not now' } };
  });
  const { user } = showScreens({ '/coupon/view': ViewScreen }, '/coupon/view?id=1&list=codes&filter[state]=eq:unused', [
    'settings',
    'couponEdit',
    'exportData',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Export/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'admin/coupon/codes',
    query: { id: 1, filter: { state: 'eq:unused' } },
    columns: ['code', 'state', 'createdAt'],
  });
});

test('a coupon without codes says so; a reader may not make codes', async () => {
  fixture.codes = [];
  show(['settings']);
  expect(await screen.findByText('No codes yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make codes…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('an error of the list offers to try again', async () => {
  fixture.server.on('GET admin/coupon/codes', () => ({ status: 500, failure: { message: 'down' } }));
  show();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
