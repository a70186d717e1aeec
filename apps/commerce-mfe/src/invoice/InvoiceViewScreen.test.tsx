import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceDetail } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import InvoiceViewScreen from './InvoiceViewScreen';

const taxes = (taxMinor: number) => [
  { name: 'CGST', rateBp: 900, taxMinor },
  { name: 'SGST', rateBp: 900, taxMinor },
];
const detailOf = (parts: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  invoice: {
    ...{ id: 5, kind: 'invoice', series: 'INV', number: 'INV-2627-000001', orderId: 900, paymentId: 12 },
    ...{ payerName: 'Ananya Rao', personName: 'Ananya Rao', description: 'Learner' },
    ...{ currency: 'INR', symbol: '₹', exponent: 2, netMinor: 84_662, taxMinor: 15_238, totalMinor: 99_900 },
    ...{ taxLines: taxes(7_619), placeOfSupply: '29-Karnataka', issuedOn: '2026-11-20' },
    ...{ issuedAt: '2026-11-20T11:29:54.000Z', creditedMinor: 0, isReplaced: false, isTest: false },
  },
  paper: {
    ...{ brand: 'Lectern', title: 'Tax invoice', warning: '', soldBy: ['Lectern Academy'] },
    ...{
      billTo: ['Ananya Rao', 'Karnataka, India'],
      learner: '',
      facts: [],
      description: 'Learner',
      taxCode: '999293',
    },
    ...{ columns: [], remarks: [], sums: [], foot: '' },
  },
  ...{ notes: [], credits: null, replaces: null, replacedBy: null, payment: null, request: null },
  order: { id: 900, status: 'paid', studentId: 41, trainerId: null },
  ...parts,
});
const split = (placeOfSupply: string, taxLines: ReturnType<typeof taxes>) => ({
  ...{ placeOfSupply, netMinor: 84_662, totalMinor: 99_900, taxLines },
});
const billTo = {
  ...{ name: 'Ananya Rao', email: 'ananya@example.com', address: '', countryId: 1, stateId: 29, taxId: '' },
};
const fixture = serverFixture({ detail: detailOf(), wanted: null as typeof billTo | null }, (server) => {
  server.on('GET invoice', () => ({ result: fixture.detail }));
  server.on('GET country/', () => ({ result: { items: [{ id: 1, name: 'India', iso2: 'IN' }], total: 1 } }));
  server.on('GET country/{id}/states', () => ({
    result: {
      items: [
        { id: 27, name: 'Maharashtra' },
        { id: 29, name: 'Karnataka' },
      ],
    },
  }));
  server.on('GET invoice/correction', ({ query }) => ({
    result: {
      billTo,
      wanted: fixture.wanted,
      before: split('29-Karnataka', taxes(7_619)),
      after:
        query.get('stateId') === '27'
          ? split('27-Maharashtra', [{ name: 'IGST', rateBp: 1800, taxMinor: 15_239 }])
          : split('29-Karnataka', taxes(7_619)),
    },
  }));
});
const show = (
  detail = detailOf(),
  rights: Parameters<typeof showScreens>[2] = ['invoiceList', 'invoiceIssue'],
  search = '',
) => {
  fixture.detail = detail;
  fixture.wanted = detail.request ? { ...billTo, name: 'Horizon Trust', stateId: 27 } : null;
  return showScreens({ '/invoice/view': InvoiceViewScreen }, `/invoice/view?id=5${search}`, rights).user;
};
const request = { id: 3, requestedAt: '2026-11-21T09:00:00.000Z', requestedByName: 'Ananya Rao' };

test('a corrected payer is sent with the reason, and the new invoice is opened', async () => {
  fixture.server.on('POST invoice/correct', () => ({
    result: { creditNote: { id: 6, number: 'CRN-2627-000001' }, invoice: { id: 7, number: 'INV-2627-000002' } },
  }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct the payer of INV-2627-000001' });
  const name = await within(dialog).findByRole('textbox', { name: 'Payer’s name' });
  await user.clear(name);
  await user.type(name, 'Horizon Trust');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The company pays');
  await user.click(within(dialog).getByRole('button', { name: 'Issue both papers' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fixture.server.requestsTo('POST invoice/correct').at(-1)?.body).toEqual({
    id: 5,
    billTo: {
      ...{ name: 'Horizon Trust', email: 'ananya@example.com', address: null, taxId: null, countryId: 1, stateId: 29 },
    },
    reason: 'The company pays',
  });
  await waitFor(() => expect(fixture.server.requestsTo('GET invoice').at(-1)?.query.get('id')).toBe('7'));
});

test('the learner of an invoice is a link for a reader who may see students', async () => {
  show(detailOf(), ['invoiceList', 'studentList']);
  expect(await screen.findByRole('link', { name: 'Ananya Rao' })).toHaveAttribute(
    'href',
    '/student/detail/personal-info?id=41',
  );
});

test('the learner of an invoice is a name for all other readers', async () => {
  show();
  expect((await screen.findByText('Learner', { selector: 'dt' })).nextSibling).toHaveTextContent('Ananya Rao');
  expect(screen.queryByRole('link', { name: 'Ananya Rao' })).toBeNull();
});

test('a correction without a reason is not sent', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Issue both papers' }));
  expect(await within(dialog).findByText('Reason is required')).toBeVisible();
  expect(fixture.server.requestsTo('POST invoice/correct')).toHaveLength(0);
});

test('a replaced invoice cannot be corrected again, and a reader sees which right it needs', async () => {
  const other = {
    id: 7,
    kind: 'invoice',
    number: 'INV-2627-000002',
    issuedOn: '2026-11-21',
    totalMinor: 99_900,
  } as const;
  show(detailOf({ replacedBy: { ...other, taxLines: [], reason: '', byName: null } }));
  expect(await screen.findByRole('button', { name: 'Correct…' })).toHaveAccessibleDescription('It is replaced already');
});

test('a reader without the right to issue sees the right that it needs', async () => {
  show(detailOf(), ['invoiceList']);
  expect(await screen.findByRole('button', { name: 'Correct…' })).toHaveAccessibleDescription(
    /You need the permission/,
  );
});

test('another state shows the taxes that the new invoice will have', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'State' }), 'Maharashtra');
  expect(await within(dialog).findByRole('row', { name: /IGST 18%/ })).toHaveTextContent('–₹152.39');
  expect(within(dialog).getByRole('row', { name: /CGST 9%/ })).toHaveTextContent('₹76.19–');
});

test('a notice opens the form filled in with the payer as the student asked, with the taxes of that place', async () => {
  show(detailOf({ request }), undefined, '&correct=request');
  const dialog = await screen.findByRole('dialog', { name: 'Correct the payer of INV-2627-000001' });
  expect(await within(dialog).findByRole('textbox', { name: 'Payer’s name' })).toHaveValue('Horizon Trust');
  expect(within(dialog).getByText('The student asks for this payer. It is filled in.')).toBeVisible();
  expect(await within(dialog).findByRole('row', { name: /IGST 18%/ })).toHaveTextContent('–₹152.39');
});

test('a request is dismissed with a reason that the student reads', async () => {
  fixture.server.on('POST invoice/dismiss-correction', () => ({ result: { invoiceId: 5 } }));
  const user = show(detailOf({ request }));
  expect(await screen.findByText('Ananya Rao asks for another payer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss the request of Ananya Rao' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It is right as it is');
  fixture.detail = detailOf();
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Ananya Rao asks for another payer.')).toBeNull());
  expect(fixture.server.requestsTo('POST invoice/dismiss-correction').at(-1)?.body).toEqual({
    id: 3,
    reason: 'It is right as it is',
  });
});

test('a reader sees the request, and which right a decision needs', async () => {
  show(detailOf({ request }), ['invoiceList'], '&correct=request');
  expect(await screen.findByRole('button', { name: 'Open the form…' })).toHaveAccessibleDescription(
    /You need the permission/,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
