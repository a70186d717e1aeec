import { payPage, unknownLinkPage } from './pay-page';
import { elementsOf, named } from './testing/read-page';
import { price, seller, states, viewOf } from './testing/views';
import type { PayState } from './view';

const page = (state: PayState) => payPage(viewOf(state));
const headings = (html: string) => named(html, 'h1').map(({ text }) => text);
/** Buttons and links that look like one: the next actions of a page. The form of the invoice is closed. */
const actions = (html: string) =>
  elementsOf(html)
    .filter(({ attributes, text }) => attributes['class']?.split(' ').includes('btn') && text !== 'Save')
    .map(({ text, attributes }) => (attributes['href'] ? `${text} → ${attributes['href']}` : text));
const words = (html: string) => named(html, 'main')[0]?.text ?? '';

const mail = 'mailto:help@lectern.example?subject=';
test.each([
  ['open', 'IELTS writing, 8 weeks', ['Pay ₹5,146.76']],
  ['failed', 'Your bank did not answer', ['Try again']],
  ['confirming', 'Your payment is being confirmed', ['Check now → /pay/tok_1']],
  ['paid', 'Paid, thank you', ['Open the course → /courses/7']],
  [
    'expired',
    'This link has expired',
    [`Ask for a new link → ${mail}A%20new%20payment%20link%2C%20please%2C%20order%20ORD-2026-000123`],
  ],
  ['cancelled', 'This link was cancelled', []],
  ['cancelledPaid', 'This link was cancelled', []],
  ['returned', 'Your payment was returned', []],
  [
    'taken',
    'The last seat is taken',
    [
      `Ask for “Algebra, mornings” → ${mail}${encodeURIComponent('A seat in “Algebra, mornings”, please, order ORD-2026-000123')}`,
    ],
  ],
] as const)('a link that is %s has the heading “%s” and its only next action', (is, heading, next) => {
  const html = page(states[is]);
  expect(headings(html)).toEqual([heading]);
  expect(actions(html)).toEqual(next);
  expect(named(html, 'title')[0]?.text).toBe(`${heading} | Lectern Academy`);
  expect(words(html)).toContain('Lectern AcademyBengaluru, India');
  expect(words(html)).toMatch(/Questions\? Call \+91\u00a080\u00a04718\u00a02200 or write to help@lectern\.example\./);
});

test('an open link shows seller, item, initials, the sum in its parts, the note and the day with its zone', () => {
  const text = words(page(states.open));
  for (const part of [
    'Course with James Whitfield, 32 lessons, for A. R.',
    'Open until Monday 23 November 2026, 17:12 India time',
    'As agreed on the phone. First lesson is 24 Nov.Meera Nair, Lectern Academy',
    'Invoice toS. R., Karnataka Change',
    'Next: Razorpay’s page, by UPI, card or net banking. You come back here.',
    'Not expecting this? Close the page: nothing is charged.',
    'Lectern Academy Pvt Ltd, GSTIN 29AABCL0000L1ZV · Terms · Refunds',
  ])
    expect(text).toContain(part);
  const rows = named(page(states.open), 'dt', 'dd').map((element) => element.text);
  expect(rows).toEqual(
    ['Price', '₹5,646.76', 'Coupon DIWALI10', '−₹500.00', 'To pay', '₹5,146.76'].concat([
      'Includes CGST 9%',
      '₹392.55',
      'Includes SGST 9%',
      '₹392.55',
    ]),
  );
});

test('a tax on top is a row above the total, and another charged sum and a later one are named', () => {
  const html = payPage(
    viewOf(states.open, {
      price: {
        list: '¥11,000.00',
        added: [{ name: 'GST 10%', amount: '¥1,100.00' }],
        total: '¥12,100.00',
        charged: '¥12,100',
        included: [],
        later: 'Then ¥12,100.00 a month from 15 Mar 2027',
      },
    }),
  );
  const rows = named(html, 'dt').map(({ text }) => text);
  expect(rows).toEqual(['Price', 'GST 10%', 'To pay']);
  expect(words(html)).toContain('Charged as ¥12,100');
  expect(words(html)).toContain('Then ¥12,100.00 a month from 15 Mar 2027');
});

test('paying needs no script: Pay and Try again send forms to the link', () => {
  for (const state of [states.open, states.failed]) {
    const forms = named(page(state), 'form').map(({ attributes, text }) => [text, attributes]);
    expect(forms.at(-1)).toEqual([
      state.is === 'open' ? 'Pay ₹5,146.76' : 'Try again',
      expect.objectContaining({ method: 'post', action: '/pay/tok_1/start' }),
    ]);
  }
});

test('nothing but a link that is open can be paid, and only there a look at it is reported', () => {
  for (const state of Object.values(states)) {
    const html = page(state);
    const payable = state.is === 'open' || state.is === 'failed';
    expect([state.is, html.includes('/start"'), html.includes('data-seen="/pay/tok_1/seen"')]).toEqual([
      state.is,
      payable,
      payable,
    ]);
    expect(html).toContain(`<body data-state="${state.is}" data-page="/pay/tok_1"`);
  }
});

test('the words of the bank, a late confirmation, money that goes back and a test are said', () => {
  expect(words(page({ is: 'failed', title: 'Refused', words: 'No <funds>' }))).toContain(
    'The bank says: “No <funds>” Nothing was charged.',
  );
  const late = elementsOf(page({ is: 'confirming', late: true, mail: 's•••@example.in' }));
  const shown = late.filter(({ attributes }) => /^(soon|later)$/.test(attributes['id'] ?? ''));
  expect(shown.map(({ attributes }) => 'hidden' in attributes)).toEqual([true, false]);
  expect(shown[1]?.text).toContain('we will write to you at s•••@example.in');
  expect(words(page(states.cancelledPaid))).toContain('Your payment arrived and will be returned.');
  expect(words(page({ ...states.expired, returnedBy: '1 Dec 2026' }))).toContain(
    'It goes back by itself, by 1 Dec 2026',
  );
  expect(words(page({ ...states.paid, returned: { amount: '₹10.00', on: '24 Nov 2026' } }))).toContain(
    '₹10.00 was returned on 24 Nov 2026.',
  );
  expect(words(payPage(viewOf(states.open, { test: true })))).toContain('This is a test. No money moves.');
  expect(words(page(states.open))).not.toContain('test');
});

test('a batch without a next one asks for any other, and is full only where it is full', () => {
  const over = page({ is: 'taken', batch: 'Algebra, evenings', isFull: false });
  expect(actions(over)[0]).toMatch(/^Ask for another batch → mailto:/);
  expect(headings(over)).toEqual(['This batch takes nobody now']);
  expect(words(over)).not.toContain('full');
});

test('every text of the view is escaped, and an address that is not ours or https is no link', () => {
  const nasty = `<img src=x onerror="a()">'&`;
  for (const state of Object.values(states)) {
    const all = JSON.stringify(viewOf(state, { title: nasty, learner: nasty, seller: { ...seller, name: nasty } }));
    const view = viewOf(JSON.parse(all).state as PayState, {
      title: nasty,
      about: nasty,
      learner: nasty,
      token: `a"/><b>`,
      orderNumber: nasty,
      seller: { ...seller, name: nasty, place: nasty, phone: nasty, mail: nasty, terms: `javascript:a()` },
      price: { ...price, total: nasty, coupon: { code: nasty, amount: nasty } },
    });
    const html = payPage(view);
    expect(named(html, 'img', 'b').filter(({ attributes }) => attributes['class'] === undefined)).toEqual([]);
    expect(html).not.toContain('javascript:');
  }
});

test('a page fetches nothing, stays out of search and sends no referrer', () => {
  for (const state of Object.values(states)) {
    const html = page(state);
    expect(named(html, 'html')[0]?.attributes).toEqual({ lang: 'en' });
    const metas = named(html, 'meta').map(({ attributes }) => [attributes['name'], attributes['content']]);
    expect(metas).toContainEqual(['robots', 'noindex']);
    expect(metas).toContainEqual(['referrer', 'no-referrer']);
    expect(named(html, 'link').map(({ attributes }) => attributes['href'])).toEqual(['data:,']);
    expect(elementsOf(html).filter(({ attributes }) => 'src' in attributes)).toEqual([]);
    expect(html).not.toMatch(/url\(|@import/);
  }
});

test('an unknown token has a page in the same look, with and without the seller', () => {
  expect(headings(unknownLinkPage())).toEqual(['This link does not exist']);
  expect(words(unknownLinkPage(seller))).toContain('Questions? Call');
  expect(actions(unknownLinkPage(seller))).toEqual([]);
});

test('a seller without phone, mail, place and papers leaves no gap', () => {
  const html = payPage(viewOf(states.open, { seller: { name: 'Lectern' } }));
  expect(words(html)).toContain('nothing is charged.');
  expect(words(html)).not.toMatch(/Questions|undefined|·/);
  expect(actions(payPage(viewOf(states.expired, { seller: { name: 'Lectern' } })))).toEqual([]);
});
