import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { SalesReport } from '@lectern/contract/commerce';
import { setTimeZone } from '@lectern/ui-kit';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import FirstTab from '../FirstTab';
import { salesOf } from '../testing';
import SalesScreen from './SalesScreen';

const fixture = serverFixture({ report: salesOf() }, (server) => {
  server.on('GET report/saved', () => ({ result: { items: [], people: [] } }));
  server.on('GET report/sales', () => ({ result: fixture.report }));
});
const screens = {
  '/reports/analytical': FirstTab,
  '/reports/analytical/videos': () => null,
  '/reports/analytical/sales': SalesScreen,
  '/reports/analytical/rows': () => <h1>Rows</h1>,
};
const days = 'from=2026-11-18&to=2026-11-20';
const show = (report: SalesReport = salesOf(), at = `/reports/analytical/sales?${days}`) => {
  fixture.report = report;
  return showScreens(screens, at, ['reportList']);
};
const lastQuery = () => Object.fromEntries(fixture.server.requestsTo('GET report/sales').at(-1)?.query ?? []);
beforeAll(() => setTimeZone('Asia/Kolkata'));

test('currencies have their own sums and changes, and rupees of all are for comparing only', async () => {
  show();
  expect(await screen.findByText('As of 17:12:30, equal to the ledger')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^INR/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^INR/ })).toHaveAccessibleName(
    'INR up 20.0% ₹3,600.00 4 payments, 1 refund',
  );
  expect(screen.getByRole('radio', { name: /^AED/ })).toHaveAccessibleName(/^AED up new AED\u00a0520.00/);
  expect(screen.getByText('All, in INR at each order’s rate').closest('div')).toHaveTextContent(
    '₹15,600.00for comparing only',
  );
  expect(screen.getByRole('link', { name: '₹12,150.00 surplus' })).toHaveAttribute(
    'href',
    expect.stringContaining('in%3Asurplus'),
  );
});

test('a chosen currency is in the address, and the report is read in it', async () => {
  const { user, router } = show();
  await user.click(await screen.findByRole('radio', { name: /^AED/ }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ currency: 'AED', groupBy: 'item', compare: 'previous' }));
  expect(router.state.location.search).toBe(`?${days}&currency=AED`);
});

test('the footer is the total of the currency, and the rows add up to it', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'By item, INR' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'ItemPaidRefundedNetOn before',
    'Scholar, 1 month3−₹400.00₹2,600.00▼ down 13.3%',
    'Calculus1₹0.00₹1,000.00▲ up new',
    'INR4−₹400.00₹3,600.00▲ up 20.0%',
  ]);
});

test('payments, refunds and net lead to the rows that add up to them, those of the total too', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'By item, INR' });
  const leads = (row: number) =>
    within(within(table).getAllByRole('row')[row]!)
      .getAllByRole('link')
      .map((link) => {
        const params = new URLSearchParams(link.getAttribute('href')!.split('?')[1]);
        return [link.textContent, params.get('key'), params.get('filter[kind]')];
      });
  expect(leads(1)).toEqual([
    ['3', 'plan:3', 'in:payment'],
    ['−₹400.00', 'plan:3', 'in:refund,refund_failed'],
    ['₹2,600.00', 'plan:3', null],
  ]);
  expect(leads(3)).toEqual([
    ['4', null, 'in:payment'],
    ['−₹400.00', null, 'in:refund,refund_failed'],
    ['₹3,600.00', null, null],
  ]);
});

test('keys choose a day of the chart, its line has the parts of its net, and Enter opens its rows', async () => {
  const { user, router } = show();
  const chart = await screen.findByRole('img', { name: 'Net sales per day, INR' });
  expect(screen.getByText(/today, so far: 0 paid/)).toHaveTextContent('net ₹0.00');
  chart.focus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(await screen.findByText(/^Thu 19 Nov: 3 paid/)).toHaveTextContent(
    'Thu 19 Nov: 3 paid ₹3,000.00, 1 refunded −₹400.00, net ₹2,600.00',
  );
  expect(router.state.location.search).toBe(`?${days}&day=2026-11-19`);
  expect(screen.getByRole('link', { name: 'Open rows' })).toHaveAttribute(
    'href',
    '/reports/analytical/rows?from=2026-11-19&to=2026-11-19&by=item&currency=INR',
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeVisible();
});

test('a period without sales says so, with the last day that had one', async () => {
  const { user } = show(salesOf({ totals: [], rows: [], currency: null, lastDay: '2026-11-03' }));
  expect(await screen.findByRole('heading', { name: 'No sales in this period' })).toBeVisible();
  expect(screen.getByText('The last sale was on 3 Nov 2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the 30 days up to it' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ from: '2026-10-05', to: '2026-11-03' }));
});

test('a report that could not be read is read again by Retry', async () => {
  fixture.server.on('GET report/sales', () => ({ status: 500, failure: { message: 'broken' } }));
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be');
  fixture.server.on('GET report/sales', () => ({ result: fixture.report }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: /^INR/ })).toBeChecked();
});

test('days that are no period are refused with the reason, and change nothing', async () => {
  const { user, router } = show();
  const from = await screen.findByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '21/11/2026');
  expect(screen.getByText('The first day is after the last one.')).toBeVisible();
  expect(router.state.location.search).toBe(`?${days}`);
  await user.clear(from);
  await user.type(from, '19/11/2026');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-19&to=2026-11-20'));
});

test('the address without a tab opens the first one with its days', async () => {
  const { router } = show(salesOf(), `/reports/analytical?${days}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/reports/analytical/videos'));
  expect(router.state.location.search).toBe(`?${days}`);
});

test('other tabs keep the days', async () => {
  show(salesOf(), `/reports/analytical/sales?${days}`);
  expect(await screen.findByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', `/reports/analytical/coupons?${days}`);
});
