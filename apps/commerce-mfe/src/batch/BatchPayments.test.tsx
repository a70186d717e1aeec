import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { paymentOf } from '../payment/testing';
import BatchPayments from './BatchPayments';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };
const none = { refundedMinor: 0, disputedMinor: 0, surplusMinor: 0, authorized: 0 };
const fixture = serverFixture({ rows: [paymentOf()] }, (server) => {
  server.on('GET payment/list', () => page(fixture.rows));
  server.on('GET payment/sums', () => ({ result: { sums: [{ ...rupees, ...none, netMinor: 1_215_000, paid: 1 }] } }));
});
const Tab = () => <BatchPayments batchId={7} />;
const show = (rows = [paymentOf()], search = '', rights: Parameters<typeof showScreens>[2] = ['invoiceList']) => {
  fixture.rows = rows;
  return showScreens({ '/student/batch/payment': Tab }, `/student/batch/payment?id=3${search}`, rights).user;
};

test('the payments of a batch have who learns, who paid for them, and the way to the payment', async () => {
  show([paymentOf({ payerName: 'Suresh Rao' })]);
  const row = await screen.findByRole('row', { name: /Suresh Rao/ });
  expect(within(row).getByRole('link', { name: 'Ananya Rao' })).toHaveAttribute('href', '/payment/view?id=12');
  expect(row).toHaveTextContent('₹12,150.00');
});

test('list and sums ask for the batch, also with filters of the address', async () => {
  show([paymentOf()], '&filter%5Bstatus%5D=eq%3Apaid');
  await screen.findByRole('row', { name: /Ananya Rao/ });
  const sums = screen.getByRole('group', { name: /by currency/ });
  await waitFor(() => expect(sums).toHaveTextContent('₹12,150.00'));
  for (const line of ['GET payment/list', 'GET payment/sums']) {
    const query = fixture.server.requestsTo(line).at(-1)?.query;
    expect(query?.get('filter[batchId]')).toBe('eq:7');
    expect(query?.get('filter[status]')).toBe('eq:paid');
  }
});

test('a batch without payments says so', async () => {
  show([]);
  expect(await screen.findByText('No payments for this batch yet')).toBeVisible();
});

test('a filter that finds none is named, and can be cleared', async () => {
  const user = show([], '&filter%5Bstatus%5D=eq%3Afailed');
  expect(await screen.findByText('No payment matches')).toBeVisible();
  fixture.rows = [paymentOf()];
  await user.click(screen.getAllByRole('button', { name: /Clear/ })[0]!);
  expect(await screen.findByRole('row', { name: /Ananya Rao/ })).toBeVisible();
});

test('payments that could not be loaded say so, and Retry loads them', async () => {
  fixture.server.on('GET payment/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const user = show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fixture.server.on('GET payment/list', () => page([paymentOf()]));
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Ananya Rao/ })).toBeVisible();
});

test('each payment leads to its invoice and to its link; a link opens with its right alone', async () => {
  show([paymentOf()], '', ['invoiceList', 'paymentLinkGeneration']);
  const row = await screen.findByRole('row', { name: /Ananya Rao/ });
  expect(within(row).getByRole('link', { name: 'INV-2627-000001' })).toHaveAttribute('href', '/invoice/view?id=5');
  expect(within(row).getByRole('link', { name: 'No. 7' })).toHaveAttribute('href', '/student/quick-paylink?link=7');
});

test('without the right to links their number is shown alone', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Ananya Rao/ });
  expect(row).toHaveTextContent('No. 7');
  expect(within(row).queryByRole('link', { name: 'No. 7' })).toBeNull();
});
