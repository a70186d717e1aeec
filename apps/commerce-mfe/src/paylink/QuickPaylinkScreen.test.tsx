import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { live } from '@lectern/api-client/live';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import QuickPaylinkScreen from './QuickPaylinkScreen';
import { buyerOf, detailOf, itemOf, linkOf, quoteOf } from './testing';

const india = {
  id: 1,
  iso2: 'IN',
  name: 'India',
  dialCode: '+91',
  mobileMin: 10,
  mobileMax: 10,
  active: true,
  sortOrder: 1,
};
const rupee = { code: 'INR', name: 'Indian rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 };
const match = {
  id: 141,
  studentId: 41,
  trainerId: null,
  name: 'Ananya Rao',
  roleName: 'Student',
  email: null,
  status: 'active',
};
const refused = (property: string, text: string) => ({
  status: 400,
  failure: { message: 'Bad Request', error: [{ property, constraints: { rule: text } }] },
});

const fixture = serverFixture({}, (server) => {
  server.on('GET currency/list', () => page([rupee]));
  server.on('GET country/', () => page([india]));
  server.on('GET country/{id}/states', () => ({
    result: { items: [{ id: 29, code: 'KA', name: 'Karnataka', active: true }] },
  }));
  server.on('GET admin/find-by-mobile', () => ({ result: { matches: [match] } }));
  server.on('GET paylink/buyer', () => ({ result: { buyer: buyerOf() } }));
  server.on('GET paylink/items', () => ({
    result: { items: [itemOf({ id: 4, title: 'IELTS speaking', reason: 'already enrolled' }), itemOf()], total: 14 },
  }));
  server.on('POST admin/paylink/quote', () => ({ result: { quote: quoteOf() } }));
  server.on('GET paylink/list', () => page([linkOf({ id: 11, personName: 'Rohan Iyer' })]));
  server.on('GET paylink/figures', () => ({
    result: {
      figures: { madeToday: 6, open: 23, paidToday: [{ currency: 'INR', symbol: '₹', exponent: 2, minor: 1_215_000 }] },
    },
  }));
  server.on('POST admin/generate-payment-link', () => ({ result: { link: detailOf() } }));
  server.on('GET paylink', () => ({ result: { link: detailOf() } }));
});

const show = (at = '/student/quick-paylink') =>
  showScreens({ '/student/quick-paylink': QuickPaylinkScreen }, at, ['paymentLinkGeneration']);

/** Finds the learner and picks the course, as a seller does on the phone. */
const sell = async () => {
  const shown = show();
  const { user } = shown;
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '9845120377');
  await screen.findByText('+91 98451 20377');
  await user.keyboard('ielts');
  await screen.findByText('14 found');
  await user.keyboard('{Enter}');
  return shown;
};
const body = (line: string) => fixture.server.requestsTo(line).at(-1)?.body;

test('the student of a page that asked for a link is filled in', async () => {
  show('/student/quick-paylink?student=41');
  expect(await screen.findByText('+91 98451 20377')).toBeVisible();
  expect(fixture.server.requestsTo('GET admin/find-by-mobile')).toEqual([]);
});

test('a link is made from digits, letters, Enter and Ctrl Enter alone', async () => {
  const { user, router } = await sell();
  expect(screen.getByRole('option', { name: /IELTS writing/ })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText(/checked/)).toBeVisible();
  expect(screen.getByText('£49.00 × 115.2400, rate of 20 Nov 2026')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: /^Copy link/ })).toHaveFocus();
  expect(router.state.location.search).toBe('?link=12');
  expect(body('POST admin/generate-payment-link')).toMatchObject({
    studentId: 41,
    item: { kind: 'course', id: 5 },
    currency: 'INR',
    expectedTotalMinor: 564_676,
    expiresInHours: 72,
    mail: true,
  });
  expect(screen.getByText('Mailed to suresh@example.com')).toBeVisible();
});

test('a double press makes one link', async () => {
  await sell();
  await screen.findByText(/checked/);
  const button = screen.getByRole('button', { name: /^Generate link/ });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('button', { name: /^Copy link/ });
  expect(fixture.server.requestsTo('POST admin/generate-payment-link')).toHaveLength(1);
});

test('a price that changed is shown next to the old one, and nothing typed is lost', async () => {
  const fresh = quoteOf({ listMinor: 600_000, totalMinor: 600_000 });
  fixture.server.on('POST admin/generate-payment-link', ({ body: sent }) =>
    sent['expectedTotalMinor'] === 600_000
      ? { result: { link: detailOf({ totalMinor: 600_000 }) } }
      : { status: 409, failure: { message: 'The price has changed', result: fresh } },
  );
  const { user } = await sell();
  await screen.findByText(/checked/);
  await user.type(screen.getByRole('textbox', { name: /^Note to the payer/ }), 'As agreed');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('The price has changed. Check it, then generate the link again.')).toBeVisible();
  expect(screen.getAllByText('before: ₹5,646.76')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /^Note to the payer/ })).toHaveValue('As agreed');
  await user.click(screen.getByRole('button', { name: /^Generate link for ₹6,000\.00/ }));
  expect(await screen.findByRole('button', { name: /^Copy link/ })).toBeVisible();
  expect(body('POST admin/generate-payment-link')).toMatchObject({ expectedTotalMinor: 600_000, note: 'As agreed' });
});

test('a coupon that does not fit says why at its field, and the one that fits stays', async () => {
  fixture.server.on('POST admin/paylink/quote', ({ body: sent }) => {
    if (sent['couponCode'] === 'NEWYEAR27') return refused('couponCode', 'NEWYEAR27 starts on 20 Dec 2026');
    const coupon = sent['couponCode'] === 'DIWALI10' ? { code: 'DIWALI10', name: 'Diwali' } : null;
    return { result: { quote: quoteOf(coupon ? { coupon, discountMinor: 50_000, totalMinor: 514_676 } : {}) } };
  });
  const { user } = await sell();
  await screen.findByText(/checked/);
  const field = screen.getByRole('textbox', { name: /^Coupon/ });
  await user.type(field, 'DIWALI10{Enter}');
  expect(await screen.findByText('Coupon DIWALI10')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'NEWYEAR27');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('NEWYEAR27 starts on 20 Dec 2026. DIWALI10 stays.')).toBeVisible();
  expect(screen.getByText('Coupon DIWALI10')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove coupon DIWALI10' }));
  await waitFor(() => expect(screen.queryByText('Coupon DIWALI10')).not.toBeInTheDocument());
});

test('several learners with one number are a list for the arrows', async () => {
  fixture.server.on('GET admin/find-by-mobile', () => ({
    result: { matches: [match, { ...match, id: 142, studentId: 42, name: 'Asha Rao' }] },
  }));
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '9845120377');
  expect(await screen.findByText('2 people have this number')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await screen.findByText('+91 98451 20377');
  expect(fixture.server.requestsTo('GET paylink/buyer').at(-1)?.query.get('studentId')).toBe('42');
});

test('a trainer is found with the role next to the name, and gets a trainer plan', async () => {
  const trainer = buyerOf({
    studentId: null,
    trainerId: 7,
    userId: 170,
    name: 'James Whitfield',
    mobile: '+91 98451 20378',
  });
  fixture.server.on('GET admin/find-by-mobile', () => ({
    result: {
      matches: [{ ...match, id: 170, studentId: null, trainerId: 7, name: trainer.name, roleName: 'Trainer' }],
    },
  }));
  fixture.server.on('GET paylink/buyer', () => ({ result: { buyer: trainer } }));
  fixture.server.on('GET paylink/items', ({ query }) => ({
    result:
      query.get('trainerId') === '7'
        ? { items: [itemOf({ kind: 'plan', audience: 'trainer', id: 2, title: 'Professional' })], total: 1 }
        : { items: [itemOf()], total: 1 },
  }));
  const { user } = show();
  await user.click(await screen.findByRole('option', { name: /IELTS writing/ }));
  await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '9845120378');
  await user.click(await screen.findByRole('button', { name: 'James Whitfield Trainer' }));
  expect(await screen.findByText('+91 98451 20378')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Kind' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Professional/ }));
  await screen.findByText(/checked/);
  await user.click(screen.getByRole('button', { name: /^Generate link/ }));
  await screen.findByRole('button', { name: /^Copy link/ });
  const sent = body('POST admin/generate-payment-link');
  expect(sent).toMatchObject({ trainerId: 7, item: { kind: 'plan', id: 2, audience: 'trainer' } });
  expect(sent).not.toHaveProperty('studentId');
});

test('the trainer of a page that asked for a link is filled in', async () => {
  show('/student/quick-paylink?trainer=7');
  expect(await screen.findByText('+91 98451 20377')).toBeVisible();
  expect(fixture.server.requestsTo('GET paylink/buyer')[0]?.query.get('trainerId')).toBe('7');
});

test('a caller with an unknown number is signed up in the place of the strip [1.3]', async () => {
  fixture.server.on('GET admin/find-by-mobile', () => ({ result: { matches: [] } }));
  fixture.server.on('POST admin/student-quick-signup', () => ({
    result: { studentId: 41, userId: 141, name: 'Ananya Rao' },
  }));
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '9845120377');
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ananya{Enter}');
  expect(await screen.findByText('+91 98451 20377')).toBeVisible();
  expect(body('POST admin/student-quick-signup')).toMatchObject({
    firstName: 'Ananya',
    countryId: 1,
    mobile: '9845120377',
  });
});

test('a payer in India without a state chooses it before the price is asked for', async () => {
  fixture.server.on('GET paylink/buyer', () => ({ result: { buyer: buyerOf({ stateId: null }) } }));
  const { user } = await sell();
  expect(await screen.findByText('The price is shown once the payer’s state is chosen.')).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Karnataka');
  expect(await screen.findByText(/checked/)).toBeVisible();
  expect(body('POST admin/paylink/quote')).toMatchObject({ billTo: { stateId: 29 } });
});

test('a refusal is shown at its field, and somebody else may pay', async () => {
  fixture.server.on('POST admin/generate-payment-link', () => refused('billTo.email', 'This e-mail can’t be mailed'));
  const { user } = await sell();
  await screen.findByText(/checked/);
  await user.click(screen.getByRole('radio', { name: 'Someone else' }));
  await user.type(screen.getByRole('textbox', { name: 'Payer’s name' }), 'Suresh Rao');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'suresh@example.com');
  expect(screen.getByText('Mail the link to suresh@example.com')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('This e-mail can’t be mailed')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveFocus();
  expect(body('POST admin/generate-payment-link')).toMatchObject({
    billTo: { name: 'Suresh Rao', email: 'suresh@example.com' },
  });
});

test('a total of nothing gives access instead of a link', async () => {
  fixture.server.on('POST admin/paylink/quote', () => ({
    result: { quote: quoteOf({ discountMinor: 564_676, totalMinor: 0, taxMinor: 0, taxLines: [] }) },
  }));
  const free = detailOf({ status: 'paid', url: null, qrPath: null, totalMinor: 0, paidAt: '2026-11-20T11:42:00.000Z' });
  fixture.server.on('POST admin/generate-payment-link', () => ({ result: { link: free } }));
  const { user } = await sell();
  await screen.findByText(/checked/);
  await user.click(screen.getByRole('button', { name: /^Give access/ }));
  expect(await screen.findByText('There is nothing to pay. Access was given immediately.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy link/ })).not.toBeInTheDocument();
});

test('the seller’s links show counts, the sum of today and the next step; a failed read offers Retry', async () => {
  fixture.server.on('GET paylink/list', () => ({ status: 500, failure: { message: 'down' } }));
  const { user } = show();
  const links = await screen.findByRole('region', { name: 'Your links' });
  expect(await within(links).findByText('6 today, 23 open')).toBeVisible();
  expect(within(links).getByText('Today ₹12,150.00 paid')).toBeVisible();
  fixture.server.on('GET paylink/list', () => page([linkOf({ id: 11, personName: 'Rohan Iyer' })]));
  await user.click(await within(links).findByRole('button', { name: 'Retry' }));
  expect(await within(links).findByRole('button', { name: 'Copy, Rohan Iyer' })).toBeVisible();
});

test('a link is cancelled with a reason', async () => {
  fixture.server.on('PUT paylink/cancel', () => ({ result: { link: detailOf({ status: 'cancelled' }) } }));
  const { user } = show('/student/quick-paylink?link=12');
  await user.click(await screen.findByRole('button', { name: 'Cancel link…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong course');
  await user.click(screen.getByRole('button', { name: 'Cancel link' }));
  await waitFor(() => expect(body('PUT paylink/cancel')).toMatchObject({ id: 12, version: 1, reason: 'Wrong course' }));
});

test('N starts the next link with the mobile number', async () => {
  const { user } = show('/student/quick-paylink?link=12');
  await screen.findByRole('button', { name: /^Copy link/ });
  await user.keyboard('n');
  expect(await screen.findByRole('textbox', { name: 'Mobile' })).toHaveFocus();
});

test('starting over asks before typed text is lost, and offers no save that would make a link', async () => {
  const { user } = await sell();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Save and leave' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('textbox', { name: 'Mobile' })).toHaveValue('');
});

test('a payment is seen in the list as it happens, and a list without a connection says since when', async () => {
  live.setConnected(true);
  show();
  const links = await screen.findByRole('region', { name: 'Your links' });
  expect(await within(links).findByText('Live')).toBeVisible();
  await within(links).findByRole('button', { name: 'Copy, Rohan Iyer' });
  fixture.server.on('GET paylink/list', () =>
    page([
      linkOf({ id: 11, personName: 'Rohan Iyer', status: 'paid', paidAt: new Date().toISOString(), invoiceId: 7 }),
    ]),
  );
  act(() => live.tell('changed', { list: 'paylink/list', ids: [11], by: null }));
  expect(await within(links).findByText(/^Paid \d+ s ago$/)).toBeVisible();
  expect(within(links).getByRole('button', { name: 'Invoice, Rohan Iyer' })).toBeVisible();
  act(() => live.setConnected(false));
  expect(await within(links).findByText(/^Not live since \d\d:\d\d$/, {}, { timeout: 10_000 })).toBeVisible();
});

test('Alt+C brings the mobile number back, and the item stays', async () => {
  const { user } = await sell();
  await screen.findByText(/checked/);
  await user.keyboard('{Alt>}[KeyC]{/Alt}');
  expect(await screen.findByRole('textbox', { name: 'Mobile' })).toHaveFocus();
  expect(screen.getByRole('option', { name: /IELTS writing/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText(/checked/)).not.toBeInTheDocument();
});

test('Make again starts a form with the same learner, item and payer', async () => {
  const ended = { id: 11, personName: 'Rohan Iyer', status: 'expired' } as const;
  fixture.server.on('GET paylink/list', () => page([linkOf(ended)]));
  fixture.server.on('GET paylink', () => ({ result: { link: detailOf({ ...ended, url: null, qrPath: null }) } }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Make again, Rohan Iyer' }));
  expect(await screen.findByText('+91 98451 20377')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Payer’s name' })).toHaveValue('Suresh Rao');
  expect(await screen.findByText(/checked/)).toBeVisible();
  expect(body('POST admin/paylink/quote')).toMatchObject({ studentId: 41, item: { kind: 'course', id: 5 } });
});

test('a learner that cannot be loaded can be tried again or changed', async () => {
  fixture.server.on('GET paylink/buyer', () => ({ status: 500, failure: { message: 'down' } }));
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '9845120377');
  expect(await screen.findByText('The person could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the person' }));
  expect(await screen.findByRole('textbox', { name: 'Mobile' })).toHaveValue('9845120377');
});
