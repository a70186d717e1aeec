import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import HomeLinks from './HomeLinks';
import HomeMonth from './HomeMonth';
import HomePayments from './HomePayments';
import HomeSales from './HomeSales';
import HomeToLookAt from './HomeToLookAt';
import HomeViews from './HomeViews';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };
const dollars = { currency: 'USD', symbol: '$', exponent: 2 };
const full = {
  sales: [
    { ...rupees, minor: 99_900, count: 1 },
    { ...dollars, minor: 1_200, count: 3 },
  ],
  toLookAt: [{ mark: 'surplus', count: 2 }],
  payments: [
    { id: 12, status: 'paid', payerName: 'Ananya Rao', ...rupees, amountMinor: 99_900, at: '2026-11-20T11:29:54.000Z' },
  ],
  links: [
    {
      id: 7,
      personName: 'Rohan Iyer',
      title: 'Learner',
      ...rupees,
      totalMinor: 49_900,
      expiresAt: '2026-11-22T11:00:00.000Z',
    },
  ],
};
const nothing = { sales: [], toLookAt: [], payments: [], links: [] };
const fixture = serverFixture({ home: full as object }, (server) => {
  server.on('GET commerce/home', () => ({ result: fixture.home }));
});
const Blocks = () => (
  <>
    <HomeSales rows={5} />
    <HomeToLookAt rows={5} />
    <HomePayments rows={5} />
    <HomeLinks rows={5} />
  </>
);
const show = (home: object) => {
  fixture.home = home;
  return showScreens({ '/': Blocks }, '/', ['invoiceList']).user;
};

test('sales of today stand a currency a row, and each other row leads to its screen', async () => {
  show(full);
  expect((await screen.findByText('₹999.00')).closest('li')).toHaveTextContent('1 payment');
  expect(screen.getByText('$12.00').closest('li')).toHaveTextContent('3 payments');
  expect(screen.getByRole('link', { name: 'Surplus' })).toHaveAttribute(
    'href',
    '/payment/list?filter%5Bmark%5D=eq%3Asurplus',
  );
  expect(screen.getByRole('link', { name: 'Ananya Rao' })).toHaveAttribute('href', '/payment/view?id=12');
  expect(screen.getByRole('link', { name: 'Rohan Iyer' })).toHaveAttribute('href', '/student/quick-paylink?link=7');
});

test('a day without money says so in each block', async () => {
  show(nothing);
  expect(await screen.findByText('Nothing has been paid today.')).toBeVisible();
  expect(screen.getByText('No payment waits for a decision.')).toBeVisible();
  expect(screen.getByText('No payment has come yet.')).toBeVisible();
  expect(screen.getByText('No payment link waits to be paid.')).toBeVisible();
});

test('the last 30 days have payments per day with the net of each currency, and views', async () => {
  fixture.home = {
    ...full,
    month: {
      ...{ from: '2026-10-22', to: '2026-11-20' },
      totals: [
        { ...rupees, netMinor: 320_216_400, payments: 567 },
        { ...dollars, netMinor: 412_400, payments: 27 },
      ],
      days: [{ day: '2026-11-20', count: 31 }],
    },
    views: { views: 9_412, days: [{ day: '2026-11-20', count: 300 }] },
  };
  const Month = () => (
    <>
      <HomeMonth rows={5} />
      <HomeViews />
    </>
  );
  showScreens({ '/': Month }, '/', ['reportList']);
  expect(await screen.findByText('₹3,202,164.00 net, 567 payments · $4,124.00 net, 27 payments')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Payments in INR per day' })).toBeInTheDocument();
  // The bars are of one currency, and say so to the eye too.
  expect(screen.getByText('Payments in INR per day', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('9,412 views in 30 days')).toBeVisible();
});
