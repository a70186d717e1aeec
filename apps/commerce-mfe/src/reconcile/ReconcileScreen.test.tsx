import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import ReconcileScreen from './ReconcileScreen';

const inr = { currency: 'INR', symbol: '₹', exponent: 2 };
const line = {
  ...{ id: 4, version: 1, state: 'open', kind: 'sum', subject: 'payment', provider: 'razorpay', reference: 'pay_9' },
  ours: { amountMinor: 99_900, state: 'paid', ...inr },
  theirs: { amountMinor: 99_800, state: 'paid', ...inr },
  ...{ paymentId: 12, orderId: 7, at: '2026-11-20T10:00:00.000Z', foundAt: '2026-11-21T00:10:00.000Z' },
  ...{ closedAt: null, closedBy: null, note: '' },
};
const run = {
  ...{ provider: 'stripe', fromAt: '2026-10-25T00:00:00.000Z', checkedAt: '2026-11-29T00:10:00.000Z', listed: 0 },
  error: 'Stripe answered 401: Invalid API Key provided',
};
const fixture = serverFixture({ filters: [] as string[] }, (server) => {
  server.on('GET report/reconcile', ({ query }) => {
    fixture.filters.push(query.get('filter[state]') ?? '');
    const page = { items: [line], total: 1, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null };
    return { result: { ...page, runs: [run], open: 1 } };
  });
});
const show = (rights: Parameters<typeof showScreens>[2]) =>
  showScreens({ '/reports/reconcile': ReconcileScreen }, '/reports/reconcile', rights).user;

test('open differences are shown with both sides, and the words of a provider that gave no books', async () => {
  show(['reportList', 'invoiceList']);
  const row = within(await screen.findByRole('row', { name: /pay_9/ }));
  expect(row.getByText('₹999.00, paid')).toBeVisible();
  expect(row.getByText('₹998.00, paid')).toBeVisible();
  expect(screen.getByText(/Invalid API Key provided/)).toBeVisible();
  expect(fixture.filters).toEqual(['eq:open']);
  // The action stays, and says which right it needs.
  expect(screen.getByRole('button', { name: 'Compare now' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Actions for pay_9' })).toBeNull();
});

test('a difference is closed with a note; closed ones are a choice', async () => {
  const sent: unknown[] = [];
  fixture.server.on('PUT report/reconcile', ({ body }) => {
    sent.push(body);
    return { result: { line: { ...line, state: 'closed', note: 'A fee of the bank' } } };
  });
  const user = show(['reportList', 'invoiceList', 'invoiceIssue']);
  await user.click(await screen.findByRole('button', { name: 'Actions for pay_9' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close…' }));
  await user.type(await screen.findByLabelText(/^Note/), 'A fee of the bank');
  await user.click(screen.getByRole('button', { name: 'Close difference' }));
  await screen.findByText('Difference closed');
  expect(sent).toEqual([{ id: 4, version: 1, note: 'A fee of the bank' }]);
  await user.click(screen.getByRole('radio', { name: 'Closed' }));
  await waitFor(() => expect(fixture.filters.at(-1)).toBe('eq:closed'));
});

test('a refusal of the accounts is shown in their dialog', async () => {
  fixture.server.on('GET report/accounts', () => ({
    status: 409,
    failure: { message: '1 difference with a provider is open: close each with a note first' },
  }));
  const user = show(['reportList', 'invoiceList', 'exportData']);
  await user.click(await screen.findByRole('button', { name: 'Accounts…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accounts of a month' }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText(/1 difference with a provider is open/)).toBeVisible();
});
