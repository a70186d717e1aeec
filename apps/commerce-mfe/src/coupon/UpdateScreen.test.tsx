import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { useToastHistory } from '@lectern/ui-kit/toast-history';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import UpdateScreen from './UpdateScreen';
import { couponOf } from './testing';

jest.mock('./choices', () => ({
  ...jest.requireActual<object>('./choices'),
  useThings: () => ({ choices: [], isPending: false, failed: false }),
  useStudents: () => ({ choices: [], isPending: false, failed: false }),
}));

const fixture = serverFixture({}, (server) => {
  server.on('GET currency/list', () =>
    page([{ code: 'INR', name: 'Indian rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 }]),
  );
  server.on('GET admin/coupon', () => ({ result: { coupon: couponOf(), codes: [] } }));
  server.on('PUT admin/coupon/update', () => ({ result: { coupon: couponOf({ version: 2, name: 'New year!' }) } }));
});

test('a save is announced before navigation: a page that still shows a message is not reloaded', async () => {
  const { user, router } = showScreens(
    { '/coupon/update': UpdateScreen, '/coupon/view': () => <p>The coupon</p> },
    '/coupon/update?id=1',
    ['settings', 'couponEdit'],
  );
  const toasts: (string | undefined)[] = [];
  jest.spyOn(router, 'navigate').mockImplementation(async () => void toasts.push(useToastHistory.getState()[0]?.text));
  await user.type(await screen.findByRole('textbox', { name: 'Internal name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['Coupon saved']));
  expect(fixture.server.requestsTo('PUT admin/coupon/update')).toHaveLength(1);
});
