import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { setTimeZone } from '@lectern/ui-kit';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import CouponsScreen from './coupons/CouponsScreen';
import SignupsScreen from './signups/SignupsScreen';
import SubscriptionsReportScreen from './subscriptions/SubscriptionsReportScreen';
import { couponsOf, frameOf, signupsOf, subscriptionsOf } from './testing';

const fixture = serverFixture({ zones: frameOf().zones as readonly object[] }, (server) => {
  server.on('GET report/saved', () => ({ result: { items: [], people: [] } }));
  server.on('GET report/signups', () => ({ result: { ...signupsOf(), zones: fixture.zones } }));
  server.on('GET report/coupons', () => ({ result: couponsOf() }));
  server.on('GET report/subscriptions', () => ({ result: subscriptionsOf() }));
});
const screens = { '/signups': SignupsScreen, '/coupons': CouponsScreen, '/subscriptions': SubscriptionsReportScreen };
const show = (at: string) =>
  showScreens(screens, `${at}${at.includes('?') ? '&' : '?'}from=2026-11-18&to=2026-11-20`, ['reportList']);
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
beforeAll(() => setTimeZone('Asia/Kolkata'));

test('sign-ups have a table, and its footer is the number of all people', async () => {
  show('/signups');
  expect(lines(await screen.findByRole('table', { name: 'By role' }))).toEqual([
    'RolePeopleOn before',
    'Student40.0%',
    'Trainer1▲ up new',
    'All5▲ up 25.0%',
  ]);
  expect(screen.getByText('As of 17:12:30')).toBeVisible();
});

test('days of more than one zone are named, since their bounds differ', async () => {
  fixture.zones = [
    { zone: 'Asia/Kolkata', until: '2026-11-18' },
    { zone: 'Europe/London', until: null },
  ];
  show('/signups');
  expect(
    await screen.findByText(
      'The business changed its zone. Days until 18 Nov 2026 in Asia/Kolkata, later ones in Europe/London.',
    ),
  ).toBeVisible();
});

test('a coupon above its limit is marked, and leads to its page', async () => {
  show('/coupons');
  const table = await screen.findByRole('table', { name: 'By coupon, INR' });
  expect(within(table).getByRole('link', { name: 'WELCOME' })).toHaveAttribute('href', '/coupon/view?id=7');
  expect(lines(table)).toEqual([
    'CouponUsedDiscountRevenueReservedReleased',
    'WELCOMEabove its limit2₹100.00₹900.0010',
    'INR2₹100.00₹900.0010',
  ]);
});

test('subscriptions have begun, back, lost and their monthly income, for one audience where it is chosen', async () => {
  show('/subscriptions?kind=trainer');
  expect(lines(await screen.findByRole('table', { name: 'By plan, INR' })).at(-1)).toBe(
    'INR3121220%₹11,880.00▲ up 20.0%',
  );
  expect(screen.getByRole('radio')).toHaveAccessibleName(/12 running, 3 begun, 1 back, 2 lost/);
  expect(fixture.server.requestsTo('GET report/subscriptions').at(-1)?.query.get('audience')).toBe('trainer');
});
