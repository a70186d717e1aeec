import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentDetail } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import PaymentViewScreen from './PaymentViewScreen';
import { detailOf, paidRow, refundOf } from './testing';

const fixture = serverFixture({ detail: detailOf() }, (server) => {
  server.on('GET payment', () => ({ result: fixture.detail }));
});
const show = (detail: PaymentDetail = detailOf(), rights: Parameters<typeof showScreens>[2] = writers) => {
  fixture.detail = detail;
  return showScreens({ '/payment/view': PaymentViewScreen }, '/payment/view?id=12', rights).user;
};
const writers = ['invoiceList', 'refundCreate', 'paymentVerify'] as const;
const body = (line: string) => fixture.server.requestsTo(line).at(-1)?.body;

test('the page of a payment has its sum, ledger, facts and papers', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '₹12,150.00', level: 1 })).toBeVisible();
  expect(screen.getByText('Refunded').nextElementSibling).toHaveTextContent('₹0.00 of ₹12,150.00');
  expect(screen.getByRole('row', { name: /payment:12/ })).toHaveTextContent('₹926.69₹926.69₹12,150.00₹12,150.00');
  expect(screen.getByRole('link', { name: 'INV-2627-000001' })).toHaveAttribute('href', '/invoice/view?id=5');
});

test('a reader without the right to refund sees the button, and the right that it needs', async () => {
  const user = show(detailOf(), ['invoiceList']);
  const button = await screen.findByRole('button', { name: 'Refund…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/You need the permission/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('typing replaces the selected sum, and the table counts the part', async () => {
  fixture.server.on('POST refund/create', () => ({
    result: { refund: { ...refundOf({ status: 'requested' }), ...rupees } },
  }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Ananya Rao?' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  await user.keyboard('1215');
  expect(within(dialog).getByRole('row', { name: /Total/ })).toHaveTextContent('−₹1,215.00₹10,935.00');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'One lesson missed');
  await user.click(within(dialog).getByRole('button', { name: 'Refund ₹1,215.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(body('POST refund/create')).toEqual({
    paymentId: 12,
    amountMinor: 121_500,
    reason: 'One lesson missed',
    takeBack: false,
    giveBackCoupon: false,
  });
});
const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };

test('more than is left is refused on the field, with the sum that can be refunded', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  await user.keyboard('99999');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('₹12,150.00 can be refunded')).toBeVisible();
  expect(fixture.server.requestsTo('POST refund/create')).toHaveLength(0);
});

test('above the limit the button asks a second person, who is named', async () => {
  const user = show(detailOf({ approvalAboveMinor: 1_000_000, approvers: ['Meera Nair', 'Rohan Desai'] }));
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('button', { name: 'Ask to refund ₹12,150.00' })).toBeVisible();
  expect(within(dialog).getByText(/Meera Nair, Rohan Desai can approve it/)).toBeVisible();
});

test('a refused refund says what is left, and keeps the typed values', async () => {
  fixture.server.on('POST refund/create', () => ({
    status: 409,
    failure: { message: 'Conflict', result: '₹1.00 can be refunded' },
  }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'One lesson missed');
  await user.click(within(dialog).getByRole('button', { name: 'Refund ₹12,150.00' }));
  expect(await within(dialog).findByText(/₹1.00 can be refunded/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('One lesson missed');
});

test('a surplus of a cancelled order is accepted after a question', async () => {
  fixture.server.on('POST paylink/accept', () => ({ result: {} }));
  const user = show(
    detailOf({
      payment: { isSurplus: true },
      order: { status: 'cancelled', cancelledAt: '2026-11-20T11:22:06.000Z', cancelledBy: 'Meera Nair' },
      papers: [],
      accepted: [paidRow({ kind: 'surplus_used', key: 'accept:12', at: null, amountMinor: -1_215_000 })],
    }),
  );
  expect(await screen.findByText('The link was cancelled before this money came.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'If accepted' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept surplus…' }));
  await user.click(await screen.findByRole('button', { name: 'Accept ₹12,150.00' }));
  await waitFor(() => expect(body('POST paylink/accept')).toEqual({ paymentId: 12 }));
});

test('a link of the clock was made by the system, and not by the seller of the plan', async () => {
  show(detailOf({ order: { madeBy: null, soldBy: 'Meera Nair' } }));
  expect(await screen.findByText('The system')).toHaveTextContent(/^The system$/);
  expect(screen.getByText(/made the link for/)).toHaveTextContent(/^The system made the link for/);
  expect(screen.getByText('Meera Nair')).toBeVisible();
});

test('the second person approves a waiting refund, and declines it with a reason', async () => {
  fixture.server.on('PUT refund/approve', () => ({ result: {} }));
  const user = show(detailOf({ payment: { heldMinor: 1_093_500 }, refunds: [refundOf()], leftMinor: 121_500 }));
  await user.click(await screen.findByRole('button', { name: 'Decline…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ask the payer first');
  await user.click(screen.getByRole('button', { name: 'Decline refund' }));
  await waitFor(() =>
    expect(body('PUT refund/approve')).toEqual({ id: 70, version: 1, ok: false, reason: 'Ask the payer first' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Approve ₹10,935.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund ₹10,935.00 to Ananya Rao?' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve ₹10,935.00' }));
  await waitFor(() => expect(body('PUT refund/approve')).toEqual({ id: 70, version: 1, ok: true }));
});

test('access that failed is given again, and the answer is said', async () => {
  fixture.server.on('POST order/access', () => ({
    result: { order: { id: 900, title: 'Learner', status: 'paid', access: 'failed', accessError: 'already enrolled' } },
  }));
  const user = show(detailOf({ order: { access: 'failed', accessError: 'already enrolled' } }));
  await user.click(await screen.findByRole('button', { name: 'Give access again' }));
  await waitFor(() => expect(body('POST order/access')).toEqual({ orderId: 900, decision: 'retry' }));
});

test('a payment that could not be read says so, with Retry', async () => {
  fixture.server.on('GET payment', () => ({ status: 500, failure: { message: '', reference: 'r-1' } }));
  showScreens({ '/payment/view': PaymentViewScreen }, '/payment/view?id=12', ['invoiceList']);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
