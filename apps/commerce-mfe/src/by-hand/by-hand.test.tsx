import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentDetail } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import LinksScreen from '../paylink/list/LinksScreen';
import { linkOf } from '../paylink/testing';
import PaymentViewScreen from '../payment/PaymentViewScreen';
import { detailOf, paymentOf, refundOf } from '../payment/testing';
import { takesMoney } from './takes-money';

const fixture = serverFixture({ detail: detailOf(), links: [linkOf()] }, (server) => {
  server.on('GET payment', () => ({ result: fixture.detail }));
  server.on('GET paylink/list', () => ({ result: { items: fixture.links, total: fixture.links.length } }));
  server.on('POST payment/record', () => ({ result: { payment: paymentOf({ status: 'authorized' }) } }));
  server.on('PUT payment/confirm', () => ({ result: { payment: paymentOf() } }));
});
const body = (line: string) => fixture.server.requestsTo(line).at(-1)?.body;
const byHand = {
  ...({ status: 'authorized', provider: 'manual', method: 'bank', reference: 'UTR 4711', isToConfirm: true } as const),
  ...{ recordedById: 99, recordedByName: 'Meera Nair', receivedOn: '2026-11-20', session: null },
};
const waiting = (payment: Partial<PaymentDetail['payment']> = {}): PaymentDetail =>
  detailOf({ payment: { ...byHand, ...payment }, order: { status: 'open' }, papers: [], ledger: [], leftMinor: 0 });
const show = (detail: PaymentDetail, rights: Parameters<typeof showScreens>[2] = writers) => {
  fixture.detail = detail;
  return showScreens({ '/payment/view': PaymentViewScreen }, '/payment/view?id=12', rights);
};
const writers = ['invoiceList', 'refundCreate', 'paymentVerify'] as const;
const sellers = ['paymentLinkGeneration', 'paymentVerify'] as const;

/** The dialog that records money for the first link of the list. */
const openRecord = async () => {
  const { user } = showScreens({ '/links': LinksScreen }, '/links', sellers);
  await user.click(await screen.findByRole('button', { name: /Ananya Rao/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record a payment…' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Record ₹5,646.76 from Ananya Rao?' }) };
};

test('a payment is recorded with method, reference and day', async () => {
  const { user, dialog } = await openRecord();
  await user.click(within(dialog).getByRole('radio', { name: 'UPI' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UPI 1234');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(body('POST payment/record')).toEqual({
    ...{ orderId: 900, method: 'upi', reference: 'UPI 1234' },
    receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
});

/** Chooses files for the proof of the open dialog. */
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const proof = { id: 31, name: 'receipt.pdf', mime: 'application/pdf', bytes: 2048 };

test('a proof is sent with the payment: one PDF or image, by its file', async () => {
  fixture.server.on('POST payment/proof', () => ({ result: { file: proof } }));
  const { user, dialog } = await openRecord();
  const field = within(dialog).getByRole('group', { name: 'Proof' });
  expect(field).toHaveAccessibleDescription('PDF or image, at most 2 MB.');
  choose(new File(['%PDF-'], 'receipt.pdf'));
  expect(await within(field).findByText('receipt.pdf')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UTR 4712');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(body('POST payment/record')).toMatchObject({ reference: 'UTR 4712', fileId: 31 }));
});

test('a refusal of the proof is shown on its field', async () => {
  const refusal = 'Choose a PDF, PNG, JPEG or WebP file';
  fixture.server.on('POST payment/proof', () => ({ result: { file: proof } }));
  fixture.server.on('POST payment/record', () => ({
    status: 409,
    failure: { message: 'Conflict', error: [{ property: 'fileId', constraints: { taken: refusal } }] },
  }));
  const { user, dialog } = await openRecord();
  choose(new File(['%PDF-'], 'receipt.pdf'));
  const field = within(dialog).getByRole('group', { name: 'Proof' });
  await within(field).findByRole('button', { name: 'Remove receipt.pdf' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UTR 4711');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
});

test('another proof takes the place of the first', async () => {
  let sent = 30;
  fixture.server.on('POST payment/proof', () => ({ result: { file: { ...proof, id: (sent += 1) } } }));
  const { user, dialog } = await openRecord();
  choose(new File(['%PDF-'], 'a.pdf'));
  await within(dialog).findByText('receipt.pdf');
  choose(new File(['%PDF-'], 'b.pdf'));
  await waitFor(() => expect(sent).toBe(32));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UTR 4711');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(body('POST payment/record')).toMatchObject({ fileId: 32 }));
});

test('a known reference is refused on its field, and the typed values stay', async () => {
  fixture.server.on('POST payment/record', () => ({
    status: 409,
    failure: {
      message: 'Conflict',
      error: [{ property: 'reference', constraints: { taken: 'A payment with this reference is recorded already' } }],
    },
  }));
  const { user, dialog } = await openRecord();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UTR 4711');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await within(dialog).findByText('A payment with this reference is recorded already')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Reference' })).toHaveValue('UTR 4711');
});

test('money is recorded for an open link with no other payment on its way', () => {
  const onItsWaySince = '2026-11-20T11:42:00.000Z';
  expect([linkOf(), linkOf({ onItsWaySince }), linkOf({ status: 'paid' })].map(takesMoney)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the second person reads who recorded it, and confirms it after a question', async () => {
  const { user } = show(waiting());
  expect(await screen.findByText('Waiting for a second person.')).toBeVisible();
  expect(screen.getByText(/Meera Nair recorded it: Bank transfer, received on 20 Nov 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm…' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm ₹12,150.00' }));
  await waitFor(() => expect(body('PUT payment/confirm')).toEqual({ id: 12, ok: true }));
});

test('the second person opens the proof on the page and where it is confirmed', async () => {
  fixture.server.on('GET payment/proof', () => ({ result: { url: '/files/a/document?sign=b' } }));
  const replace = jest.fn();
  const tab = { opener: window, location: { replace } } as unknown as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  const { user } = show(waiting({ proof: { ...proof, name: 'screen.png', mime: 'image/png' } }));
  const link = { name: 'Open the proof screen.png' };
  expect(await screen.findByRole('button', link)).toHaveTextContent('screen.png');
  await user.click(screen.getByRole('button', { name: 'Confirm…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm ₹12,150.00?' });
  await user.click(within(dialog).getByRole('button', link));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/files/a/document?sign=b'));
  expect(tab.opener).toBeNull();
  open.mockRestore();
});

test('a PDF of a proof is saved under its name', async () => {
  fixture.server.on('GET payment/proof', () => ({ result: { url: '/files/a/document?sign=b' } }));
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname}${this.search} as ${this.download}`);
  });
  const { user } = show(waiting({ proof }));
  await user.click(await screen.findByRole('button', { name: 'Save the proof receipt.pdf' }));
  await waitFor(() => expect(saved).toEqual(['/files/a/document?sign=b as receipt.pdf']));
  click.mockRestore();
});

test('a payment without a proof has no line for one', async () => {
  show(waiting());
  expect(await screen.findByText('Received on')).toBeVisible();
  expect(screen.queryByText('Proof')).toBeNull();
});

test('the second person refuses it with a reason', async () => {
  const { user } = show(waiting());
  await user.click(await screen.findByRole('button', { name: 'Refuse…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Not on the account');
  await user.click(screen.getByRole('button', { name: 'Refuse payment' }));
  await waitFor(() => expect(body('PUT payment/confirm')).toEqual({ id: 12, ok: false, reason: 'Not on the account' }));
});

test('the recorder sees that another person confirms it, and withdraws it with a reason', async () => {
  const { user } = show(waiting({ recordedById: 7 }));
  const button = await screen.findByRole('button', { name: 'Confirm…' });
  expect(button).toHaveAccessibleDescription('Another person confirms money that you recorded');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'On the wrong link');
  await user.click(screen.getByRole('button', { name: 'Withdraw payment' }));
  await waitFor(() => expect(body('PUT payment/confirm')).toEqual({ id: 12, ok: false, reason: 'On the wrong link' }));
});

test('money by hand has no provider to ask', async () => {
  show(waiting());
  expect(await screen.findByText('Received on')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
});

test('a refund that waits to be paid out by hand is settled with reference and day', async () => {
  fixture.server.on('PUT refund/settle', () => ({ result: {} }));
  const refund = refundOf({ status: 'requested' });
  const { user } = show(
    detailOf({
      payment: { ...byHand, status: 'paid', isToConfirm: false, heldMinor: 1_093_500 },
      ...{ refunds: [refund], leftMinor: 121_500 },
    }),
  );
  expect(await screen.findByText('A refund of ₹10,935.00 waits to be paid out by hand.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Settle…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settle the refund of ₹10,935.00?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'UTR 99');
  await user.click(within(dialog).getByRole('button', { name: 'Settle ₹10,935.00' }));
  await waitFor(() =>
    expect(body('PUT refund/settle')).toEqual({
      ...{ id: 70, version: 1, reference: 'UTR 99' },
      paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    }),
  );
});

test('money for a closed order is confirmed as surplus, and the question says so', async () => {
  const detail = waiting();
  const { user } = show({ ...detail, order: { ...detail.order, status: 'cancelled' } });
  await user.click(await screen.findByRole('button', { name: 'Confirm…' }));
  expect(await screen.findByText(/^The order is closed\. The money is booked as surplus/)).toBeVisible();
});
