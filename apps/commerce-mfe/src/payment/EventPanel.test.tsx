import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentEvent, RawEvent } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import PaymentViewScreen from './PaymentViewScreen';
import { detailOf } from './testing';

const event: PaymentEvent = {
  id: 31,
  eventId: 'evt_31',
  kind: 'payment.paid',
  state: 'applied',
  status: 'paid',
  amountMinor: 1_215_000,
  failure: '',
  isAgain: false,
  at: '2026-11-20T11:29:54.000Z',
  delaySeconds: 2,
  error: null,
};
const raw: RawEvent = {
  id: 31,
  eventId: 'evt_31',
  kind: 'payment.paid',
  provider: 'stripe',
  occurredAt: '2026-11-20T11:29:54.000Z',
  receivedAt: '2026-11-20T11:29:56.000Z',
  state: 'failed',
  attempts: 3,
  error: 'No order fits',
  payload: { id: 'evt_31', data: { amount: 1_215_000 } },
};
const fixture = serverFixture({ raw }, (server) => {
  server.on('GET payment', () => ({ result: detailOf({ events: [event] }) }));
  server.on('GET payment/event', () => ({ result: fixture.raw }));
});
const open = async () => {
  const { user } = showScreens({ '/payment/view': PaymentViewScreen }, '/payment/view?id=12', ['invoiceList']);
  const button = await screen.findByRole('button', { name: 'Raw event evt_31' });
  await user.click(button);
  return { user, button, panel: await screen.findByRole('dialog', { name: 'payment.paid' }) };
};

test('the raw event of a provider is read next to the page, with its facts above it', async () => {
  const { panel } = await open();
  expect(await within(panel).findByText(/"amount": 1215000/)).toHaveTextContent('{ "id": "evt_31"');
  expect(fixture.server.requestsTo('GET payment/event')).toHaveLength(1);
  const facts = ['Event', 'Provider', 'Sent', 'Arrived', 'State', 'Failed tries', 'Error'].map(
    (name) => within(panel).getByText(name).nextElementSibling?.textContent,
  );
  expect(facts).toEqual([
    ...['evt_31', 'Stripe', '20 Nov 2026, 11:29:54', '20 Nov 2026, 11:29:56', 'Waiting', '3', 'No order fits'],
  ]);
});

test('Esc closes the raw event, and the focus returns to its button', async () => {
  const { user, button, panel } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('an event with emptied bytes says so, and a text is shown as it is', async () => {
  fixture.raw = { ...raw, payload: null };
  const { user, panel } = await open();
  expect(await within(panel).findByText(/is no longer kept/)).toBeVisible();
  await user.keyboard('{Escape}');
  fixture.raw = { ...raw, payload: 'no <b>JSON' };
  await user.click(await screen.findByRole('button', { name: 'Raw event evt_31' }));
  expect(await screen.findByText('no <b>JSON')).toBeVisible();
});

test('an event that could not be read says so, and Retry reads it', async () => {
  fixture.server.on('GET payment/event', () => ({ status: 500, failure: { message: '', reference: 'r-1' } }));
  const { user, panel } = await open();
  const retry = await within(panel).findByRole('button', { name: 'Retry' });
  fixture.server.on('GET payment/event', () => ({ result: raw }));
  await user.click(retry);
  expect(await within(panel).findByText(/"amount"/)).toBeVisible();
});

test.each(['manual:12:paid', 'poll:pi_1:paid', 'verify:pi_1:paid'])(
  'an event of our own asking has no raw text: %s',
  async (eventId) => {
    fixture.server.on('GET payment', () => ({ result: detailOf({ events: [{ ...event, eventId }] }) }));
    showScreens({ '/payment/view': PaymentViewScreen }, '/payment/view?id=12', ['invoiceList']);
    expect(await screen.findByText(eventId)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Raw event/ })).toBeNull();
  },
);
