import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { OwnLink, OwnPayment, OwnPlan } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import OwnPayments from './OwnPayments';
import OwnPlans from './OwnPlans';
import { ownLinkOf, ownPaymentOf, ownPlanOf } from './testing';

const billTo = {
  ...{
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    address: '',
    countryId: 1,
    stateId: 29 as number | null,
    taxId: '',
  },
};
const fixture = serverFixture(
  {
    plans: [] as OwnPlan[],
    payments: [] as OwnPayment[],
    links: [] as OwnLink[],
    wanted: null as typeof billTo | null,
  },
  (server) => {
    server.on('GET subscription/own', () => ({ result: { plans: fixture.plans } }));
    server.on('GET payment/own', () => ({
      result: { payments: fixture.payments, links: fixture.links, total: fixture.payments.length },
    }));
    server.on('GET invoice/ask-correction', () => ({ result: { billTo, wanted: fixture.wanted } }));
    server.on('GET country/', () => ({ result: { items: [{ id: 1, name: 'India', iso2: 'IN' }], total: 1 } }));
    server.on('GET country/{id}/states', () => ({ result: { items: [{ id: 29, name: 'Karnataka' }] } }));
  },
);
const show = (
  given: Partial<Pick<typeof fixture, 'plans' | 'payments' | 'links' | 'wanted'>>,
  impersonated = false,
) => {
  Object.assign(fixture, { plans: [], payments: [], links: [], wanted: null }, given);
  const Area = () => (
    <>
      <OwnPlans userId={7} impersonated={impersonated} />
      <OwnPayments userId={7} impersonated={impersonated} />
    </>
  );
  return showScreens({ '/': Area }, '/', []).user;
};

describe('one’s own plan:', () => {
  test('it has its end, its limits and the link of the next period', async () => {
    show({ plans: [ownPlanOf({ renewal: ownLinkOf() })] });
    const plan = (await screen.findByText('Learner')).closest('li')!;
    expect(plan).toHaveTextContent('until 20 Dec 2026');
    expect(plan).toHaveTextContent('7 of 3 used');
    expect(within(plan).getByRole('link', { name: 'Pay ₹999.00 for Learner' })).toHaveAttribute(
      'href',
      'https://lectern.example.com/pay/abc',
    );
  });

  test('it is cancelled at its end after a question, and kept again', async () => {
    fixture.server.on('PUT subscription/own/cancel', () => {
      fixture.plans = [ownPlanOf({ version: 3, isCancelledAtEnd: true })];
      return { result: { id: 3, version: 3 } };
    });
    fixture.server.on('PUT subscription/own/keep', () => {
      fixture.plans = [ownPlanOf({ version: 4 })];
      return { result: { id: 3, version: 4 } };
    });
    const user = show({ plans: [ownPlanOf()] });
    await user.click(await screen.findByRole('button', { name: 'Cancel at the end…' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel Learner at the end' });
    await user.click(within(question).getByRole('button', { name: 'End with its period' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my plan' }));
    expect(await screen.findByRole('button', { name: 'Cancel at the end…' })).toBeVisible();
    expect(fixture.server.requestsTo('PUT subscription/own/cancel').at(-1)?.body).toEqual({ id: 3, version: 2 });
    expect(fixture.server.requestsTo('PUT subscription/own/keep').at(-1)?.body).toEqual({ id: 3, version: 3 });
  });

  test('without a plan that is said; who acts for the student changes nothing', async () => {
    show({}, true);
    expect(await screen.findByText('You have no plan.')).toBeVisible();
  });
});

describe('one’s own payments:', () => {
  test('open links and payments with their papers are shown; without any that is said', async () => {
    show({ payments: [ownPaymentOf({ refundedMinor: 10_000 })], links: [ownLinkOf({ title: 'Scholar' })] });
    const payment = (await screen.findByText('₹999.00')).closest('li')!;
    expect(payment).toHaveTextContent('₹100.00 refunded');
    expect(within(payment).getByRole('button', { name: 'Download INV-2627-000001' })).toBeVisible();
    const links = screen.getByRole('list', { name: 'Open payment links' });
    expect(within(links).getByRole('link', { name: 'Pay ₹999.00 for Scholar' })).toBeVisible();
  });

  test('nobody has paid anything yet', async () => {
    show({});
    expect(await screen.findByText('You have not paid anything yet.')).toBeVisible();
  });

  test('five are shown at first, then all', async () => {
    const user = show({ payments: [1, 2, 3, 4, 5, 6].map((id) => ownPaymentOf({ id, papers: [] })) });
    await user.click(await screen.findByRole('button', { name: 'Show all 6 payments' }));
    expect(screen.getAllByText('Learner')).toHaveLength(6);
  });

  test('another payer is asked for; a refusal is shown at its field', async () => {
    fixture.server.on('POST invoice/ask-correction', ({ body }) =>
      (body as { billTo: { taxId: string | null } }).billTo.taxId === 'X'
        ? {
            status: 400,
            failure: {
              message: 'Invalid',
              error: [{ property: 'billTo.taxId', constraints: { form: 'GSTIN is Invalid' } }],
            },
          }
        : { result: { requestedAt: '2026-11-28T10:00:00.000Z' } },
    );
    const user = show({ payments: [ownPaymentOf()] });
    await user.click(await screen.findByRole('button', { name: 'Ask for a correction of INV-2627-000001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Another payer for INV-2627-000001' });
    const name = await within(dialog).findByRole('textbox', { name: 'Payer’s name' });
    await user.clear(name);
    await user.type(name, 'Horizon Trust');
    const taxId = await within(dialog).findByRole('textbox', { name: /GSTIN/ });
    await user.type(taxId, 'X');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByText('GSTIN is Invalid')).toBeVisible();
    await user.clear(taxId);
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fixture.server.requestsTo('POST invoice/ask-correction').at(-1)?.body).toMatchObject({
      id: 5,
      billTo: { name: 'Horizon Trust', taxId: null },
    });
  });

  test('a payer outside India needs no state and sees no GSTIN', async () => {
    fixture.server.on('GET country/', () => ({ result: { items: [{ id: 2, name: 'UAE', iso2: 'AE' }], total: 1 } }));
    const user = show({ payments: [ownPaymentOf()], wanted: { ...billTo, countryId: 2, stateId: null } });
    await user.click(await screen.findByRole('button', { name: 'Ask for a correction of INV-2627-000001' }));
    expect(await screen.findByRole('combobox', { name: /^State/ })).not.toBeRequired();
    expect(screen.queryByRole('textbox', { name: /GSTIN/ })).toBeNull();
  });

  test('an open request is filled in, and sending again replaces it', async () => {
    const papers = [{ ...ownPaymentOf().papers[0]!, requestedAt: '2026-11-28T10:00:00.000Z' }];
    const user = show({ payments: [ownPaymentOf({ papers })], wanted: { ...billTo, name: 'Horizon Trust' } });
    expect(await screen.findByText('Correction requested on 28 Nov 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for a correction of INV-2627-000001' }));
    expect(await screen.findByRole('textbox', { name: 'Payer’s name' })).toHaveValue('Horizon Trust');
    expect(screen.getByText('You have asked for this payer. Sending it again replaces your request.')).toBeVisible();
  });

  test('a person who acts for the student downloads papers, and asks for nothing', async () => {
    show({ payments: [ownPaymentOf()], links: [ownLinkOf({ url: null })] }, true);
    expect(await screen.findByRole('button', { name: 'Download INV-2627-000001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ask for a correction/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  test('payments that could not be loaded say so, and Retry loads them', async () => {
    fixture.server.on('GET payment/own', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
    const user = show({});
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fixture.server.on('GET payment/own', () => ({ result: { payments: [ownPaymentOf()], links: [], total: 1 } }));
    await user.click(retry);
    expect(await screen.findByText('Learner')).toBeVisible();
  });
});
