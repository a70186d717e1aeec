import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import CreateScreen from './CreateScreen';
import { couponOf } from './testing';

const fixture = serverFixture({}, (server) => {
  server.on('GET currency/list', () =>
    page([{ code: 'INR', name: 'Indian rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 }]),
  );
  server.on('POST admin/coupon/create', () => ({ result: { coupon: couponOf() } }));
});

test.each([
  ['Create coupon', 'draft'],
  ['Create and activate', 'active'],
])('“%s” makes one coupon that is %s, by a double click too', async (verb, status) => {
  const { user } = showScreens(
    { '/coupon/create': CreateScreen, '/coupon/view': () => <p>The coupon</p> },
    '/coupon/create',
    ['settings', 'couponEdit'],
  );
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'SPRING26');
  await user.type(screen.getByRole('textbox', { name: 'Internal name' }), 'Spring');
  await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '20');
  await user.type(screen.getByLabelText('Valid until'), '2036-05-01');
  const button = screen.getByRole('button', { name: verb });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('The coupon')).toBeVisible();
  expect(fixture.server.requestsTo('POST admin/coupon/create')).toMatchObject([{ body: { status } }]);
});
