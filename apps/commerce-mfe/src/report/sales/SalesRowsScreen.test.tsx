import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { SalesFact } from '@lectern/contract/commerce';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { sumsOf } from '../testing';
import SalesRowsScreen from './SalesRowsScreen';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };
const factOf = (values: Partial<SalesFact>): SalesFact => ({
  id: 'ledger:1',
  kind: 'payment',
  at: '2026-11-15T11:29:54.000Z',
  day: '2026-11-15',
  title: 'Scholar, 1 month',
  personName: 'Ananya Rao',
  ...rupees,
  amountMinor: 100_000,
  discountMinor: 0,
  taxMinor: 15_254,
  paymentId: 12,
  paperNumber: 'INV-2627-000001',
  ...values,
});
const facts = [
  factOf({}),
  factOf({ id: 'ledger:2', kind: 'refund', amountMinor: -40_000, title: 'Calculus', paperNumber: null }),
  factOf({ id: 'free:7', kind: 'free', amountMinor: 0, title: 'Algebra', paymentId: null }),
];
const fixture = serverFixture({}, (server) => {
  server.on('GET report/sales/rows', () => ({
    result: {
      ...page(facts).result,
      sums: [
        {
          ...rupees,
          ...sumsOf({ payments: 1, refunds: 1, paidMinor: 100_000, refundedMinor: 40_000, netMinor: 60_000, free: 1 }),
        },
      ],
    },
  }));
});
const requests = () => fixture.server.requestsTo('GET report/sales/rows');
const show = (query: string, rights: Parameters<typeof showScreens>[2] = ['reportList', 'invoiceList', 'exportData']) =>
  showScreens({ '/reports/analytical/rows': SalesRowsScreen }, `/reports/analytical/rows?${query}`, rights);
const oneDay = 'from=2026-11-15&to=2026-11-15&currency=INR&by=item&key=plan%3A3';

test('the rows of a figure have their sums above, and lead to their payments', async () => {
  show(oneDay);
  const table = await screen.findByRole('table');
  expect(await within(table).findByRole('link', { name: 'Scholar, 1 month' })).toHaveAttribute(
    'href',
    '/payment/view?id=12',
  );
  expect(within(table).queryByRole('link', { name: 'Algebra' })).toBeNull();
  expect(within(table).getByRole('row', { name: /Calculus/ })).toHaveTextContent('−₹400.00');
  expect(screen.getByRole('group', { name: 'Sums of these rows' })).toHaveTextContent(
    'INR ₹600.001 payment, 1 refund; 1 free order',
  );
  expect(Object.fromEntries(requests().at(-1)?.query ?? [])).toMatchObject({
    from: '2026-11-15',
    to: '2026-11-15',
    currency: 'INR',
    groupBy: 'item',
    key: 'plan:3',
  });
});

test('a reader without the right to payments has rows without links', async () => {
  show(oneDay, ['reportList']);
  expect(await screen.findByText('Scholar, 1 month')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Scholar, 1 month' })).toBeNull();
});

test('a period that is too long for the screen is not read, and can be exported', async () => {
  show('from=2024-01-01&to=2026-11-20');
  expect(await screen.findByRole('heading', { name: 'Too many days for the screen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(requests()).toHaveLength(0);
});
