import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { paymentOf } from '../payment/testing';
import StudentMoney from './StudentMoney';
import TrainerMoney from './TrainerMoney';

const link = {
  ...{ id: 9, status: 'open', item: { kind: 'plan', id: 3, title: 'Scholar' }, totalMinor: 99_900 },
  ...{ currency: 'INR', symbol: '₹', exponent: 2 },
};
const fixture = serverFixture({}, (server) => {
  server.on('GET payment/list', () => page([paymentOf()]));
  server.on('GET subscription/list', () => page([]));
  server.on('GET paylink/list', () => page([link]));
});
const Aside = () => <StudentMoney studentId={41} />;
const show = (rights: Parameters<typeof showScreens>[2]) => showScreens({ '/': Aside }, '/', rights);

test('the payments of a student lead to their pages, and a link begins with the student', async () => {
  show(['studentPlanList', 'invoiceList', 'paymentLinkGeneration']);
  expect(await screen.findByRole('link', { name: 'Learner' })).toHaveAttribute('href', '/payment/view?id=12');
  expect(await screen.findByText('No plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Generate payment link' })).toHaveAttribute(
    'href',
    '/student/quick-paylink?student=41',
  );
  expect(fixture.server.requestsTo('GET payment/list')[0]?.query.get('filter[studentId]')).toBe('eq:41');
  expect(fixture.server.requestsTo('GET subscription/list')[0]?.query.get('filter[personId]')).toBe('eq:41');
});

test('a part without its right is neither shown nor asked for', async () => {
  show(['paymentLinkGeneration']);
  expect(await screen.findByRole('link', { name: 'Generate payment link' })).toBeVisible();
  expect(screen.queryByText('No plan')).toBeNull();
  expect(fixture.server.requestsTo('GET payment/list')).toEqual([]);
});

test('the last links of a student lead to their pages, and each list to all of the student', async () => {
  show(['studentPlanList', 'invoiceList', 'paymentLinkGeneration']);
  expect(await screen.findByRole('link', { name: 'Scholar' })).toHaveAttribute('href', '/student/quick-paylink?link=9');
  expect(screen.getByRole('list', { name: 'Payment links' })).toHaveTextContent('₹999.00 open');
  expect(screen.getByRole('link', { name: 'All payment links' })).toHaveAttribute(
    'href',
    '/student/quick-paylink/links?filter%5BstudentId%5D=eq%3A41',
  );
  expect(await screen.findByRole('link', { name: 'All payments' })).toHaveAttribute(
    'href',
    '/payment/list?filter%5BstudentId%5D=eq%3A41',
  );
  expect(fixture.server.requestsTo('GET paylink/list')[0]?.query.get('filter[studentId]')).toBe('eq:41');
});

test('the plan and the money of a trainer are those of trainer plans', async () => {
  showScreens({ '/': () => <TrainerMoney trainerId={7} /> }, '/', [
    'trainerPlanList',
    'invoiceList',
    'paymentLinkGeneration',
  ]);
  expect(await screen.findByText('No plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Generate payment link' })).toHaveAttribute(
    'href',
    '/student/quick-paylink?trainer=7',
  );
  expect(fixture.server.requestsTo('GET subscription/list')[0]?.query.get('audience')).toBe('trainer');
  expect(fixture.server.requestsTo('GET payment/list')[0]?.query.get('filter[trainerId]')).toBe('eq:7');
  expect(fixture.server.requestsTo('GET paylink/list')[0]?.query.get('filter[trainerId]')).toBe('eq:7');
});
