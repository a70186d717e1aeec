import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { SavedReport } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import SalesScreen from '../sales/SalesScreen';
import { salesOf } from '../testing';

const people = [
  { id: 3, name: 'Devika Menon' },
  { id: 4, name: 'Rohan Desai' },
];
const savedOf = (values: Partial<SavedReport>): SavedReport => ({
  ...{ id: 1, version: 4, name: 'Sales of the week', report: 'sales', compare: 'previous', groupBy: 'item' },
  ...{ currency: 'INR', kind: null, period: 'last-7', rhythm: 'weekly', onDay: 1, format: 'pdf' },
  ...{ people: people.map((person) => ({ ...person, mayRead: true })), createdBy: people[0]!, mayEdit: true },
  lastMail: { day: '2026-11-16', state: 'sent', people: 2, failed: 0, error: '' },
  ...values,
});
const fixture = serverFixture({ items: [] as readonly SavedReport[] }, (server) => {
  server.on('GET report/sales', () => ({ result: salesOf() }));
  server.on('GET report/saved', () => ({ result: { items: fixture.items, people } }));
  server.on('POST report/saved', () => ({ result: { saved: savedOf({}) } }));
  server.on('PUT report/saved', () => ({ result: { saved: savedOf({}) } }));
});
const path = '/reports/analytical/sales';
const show = (rights: Parameters<typeof showScreens>[2], items: readonly SavedReport[] = []) => {
  fixture.items = items;
  return showScreens({ [path]: SalesScreen }, `${path}?period=last-30&kind=plan`, rights);
};

test('a report is saved with the filter of the screen, its rhythm and its readers', async () => {
  const { user } = show(['reportList', 'exportData']);
  await screen.findByRole('table', { name: 'By item, INR' });
  await user.click(screen.getByRole('button', { name: 'Save and mail…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save and mail this report' });
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }));
  expect(await within(dialog).findByText('To is required')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name'), 'Month of plans');
  await user.selectOptions(within(dialog).getByLabelText('How often'), 'Every month');
  await user.selectOptions(within(dialog).getByLabelText('Day'), '3rd of the month');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Rohan Desai' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fixture.server.requestsTo('POST report/saved').at(-1)?.body).toMatchObject({
    ...{ report: 'sales', compare: 'previous', groupBy: 'item', currency: 'INR', kind: 'plan' },
    ...{ name: 'Month of plans', period: 'last-30', rhythm: 'monthly', onDay: 3, format: 'xlsx', people: [4] },
  });
});

test('saved reports have their rhythm, readers and last mail, and are edited by those who may', async () => {
  const failed = { day: '2026-11-01', state: 'failed', people: 2, failed: 1, error: '550 no such user' } as const;
  const { user } = show(
    ['reportList', 'exportData'],
    [savedOf({}), savedOf({ id: 2, name: 'Of somebody else', rhythm: 'monthly', mayEdit: false, lastMail: failed })],
  );
  const table = await screen.findByRole('table', { name: 'Saved reports, by mail' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Sales of the weekMondays, 07:00Devika Menon, Rohan DesaiPDF16 Nov 2026',
    'Of somebody else1st of the month, 07:00Devika Menon, Rohan DesaiPDF1 Nov 2026: 1 refused550 no such user',
  ]);
  await user.click(within(table).getByRole('button', { name: 'Actions for Of somebody else' }));
  expect(await screen.findByRole('menuitem', { name: /^Edit…/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(within(table).getByRole('button', { name: 'Actions for Sales of the week' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Sales of the week' });
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('PUT report/saved').at(-1)?.body).toMatchObject({
      ...{ id: 1, version: 4, name: 'Sales of the week', onDay: 1, people: [3, 4], currency: 'INR' },
    }),
  );
});

test('a maker who lost the right to exports deletes a saved report, and does not change it', async () => {
  const { user } = show(['reportList'], [savedOf({})]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Sales of the week' }));
  expect(await screen.findByRole('menuitem', { name: /^Edit…/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a reader without the right to exports sees the reason at both buttons', async () => {
  show(['reportList']);
  for (const name of ['Export', 'Save and mail…'])
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});
