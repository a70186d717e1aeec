import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { couponOf } from './testing';
import ViewScreen from './ViewScreen';

const fixture = serverFixture({ coupon: couponOf() }, (server) => {
  server.on('GET currency/list', () => page([]));
  server.on('GET admin/coupon', () => ({ result: { coupon: fixture.coupon, codes: [] } }));
  server.on('GET admin/coupon/users', () => page([]));
  server.on('GET audit/entity', () => ({ result: { items: [], hasMore: false } }));
});
const show = (coupon = couponOf(), rights: Parameters<typeof showScreens>[2] = ['settings', 'couponEdit']) => {
  fixture.coupon = coupon;
  return showScreens({ '/coupon/view': ViewScreen }, '/coupon/view?id=1', rights).user;
};

test('the page of a coupon has its code, figures, next status and form', async () => {
  show();
  expect(await screen.findByText('Coupon ID 1 · NEWYEAR27')).toBeVisible();
  expect(screen.getByText('Remaining').nextElementSibling).toHaveTextContent('5,000');
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/coupon/update?id=1');
  expect(screen.queryByRole('navigation', { name: 'Coupon' })).toBeNull();
});

test('a used coupon can’t be deleted, and its page says why', async () => {
  const user = show(couponOf({ used: 3 }));
  await user.click(await screen.findByRole('button', { name: 'More actions for New year' }));
  expect(await screen.findByRole('menuitem', { name: /^Delete…/ })).toHaveTextContent('end it instead');
});

test('a deleted coupon is shown with its restoration', async () => {
  const restored = couponOf({ version: 2 });
  fixture.server.on('PUT admin/coupon/restore', () => ({ result: { coupon: (fixture.coupon = restored) } }));
  const user = show(couponOf({ deletedAt: '2026-11-20T11:39:00.000Z' }));
  expect(await screen.findByText(/This coupon has been deleted/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText(/This coupon has been deleted/)).toBeNull());
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
});

test('a reader of coupons may copy the link alone', async () => {
  show(couponOf(), ['settings']);
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull();
});
