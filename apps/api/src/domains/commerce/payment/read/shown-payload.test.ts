import { shownPayload } from './shown-payload';

const shown = (value: unknown, isRevealed = false): unknown =>
  shownPayload(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), isRevealed);

test('keys, tokens, signatures and secrets are left out, by any spelling of their names', () => {
  const secrets = {
    ...{ client_secret: 'a', apiKey: 'b', 'X-Signature': 'c', access_token: 'd', tokenId: 'e', password: 'f' },
    ...{ idempotency_key: 'g', authorization: 'h', card_hash: 'i', fingerprint: 'j', account_number: 'k', cvc: 'l' },
  };
  expect(shown({ id: 'evt_1', data: { object: { id: 'pi_1', ...secrets } } })).toEqual({
    id: 'evt_1',
    data: { object: { id: 'pi_1' } },
  });
  expect(shown(secrets, true)).toEqual({});
});

test('a card keeps its last four digits alone, also for readers who may reveal personal data', () => {
  const card = { number: '4242424242424242', name: 'A. Rao', network: 'Visa', exp_month: 4, iin: '424242' };
  expect(shown({ method: 'card', card: { ...card, last4: '4242' } }, true)).toEqual({
    method: 'card',
    card: { last4: '4242' },
  });
  expect(shown({ cards: [{ ...card, last4: '1881' }], card_last4: '1881', card_id: 'card_1', last4: 4242 })).toEqual({
    cards: [{ last4: '1881' }],
    card_last4: '1881',
    last4: 4242,
  });
  expect(shown({ card: { last4: '4242424242424242' }, cardNumber: '4242 4242 4242 4242' })).toEqual({ card: {} });
});

test('e-mail, number, name and address are masked, and shown to readers who may reveal them', () => {
  const payer = {
    ...{ email: 'ananya@example.com', contact: '+919820041763', phone: '12345', vpa: 'ananya.rao@okaxis' },
    ...{ name: 'Ananya Rao', receipt_email: null, address: { line1: '12 MG Road', city: 'Pune', number: 12 } },
  };
  expect(shown({ customer: payer })).toEqual({
    customer: {
      ...{ email: 'a•••@example.com', contact: '+91 ••••• 1763', phone: '•••', vpa: 'a•••@okaxis' },
      ...{ name: '•••', receipt_email: null, address: { line1: '•••', city: '•••', number: '•••' } },
    },
  });
  expect(shown({ customer: payer }, true)).toEqual({ customer: payer });
});

test('texts lose the secrets that stand in them; an address on the web keeps its host', () => {
  const texts = [
    'https://lectern.example/pay/abcdef?back=1 or https://stripe.com',
    'sk_live_51Habcdefgh and whsec_abcdefgh1234, pi_1_secret_AbC123',
    'Card 4242 4242 4242 4242 of ananya@example.com, call +91 98200 41763.',
    'token=abc123&amount=5',
    'token: Bearer eyJhbGciOi.J9 and then',
    'request failed: {"client_secret":"abc", "amount": 5',
    '{"card":{"number":"1","last4":"4242"},"secret":"x"}',
  ];
  expect(shown({ texts })).toEqual({
    texts: [
      'https://lectern.example/••• or https://stripe.com',
      '••• and •••, pi_1_secret_•••',
      'Card •••• 4242 of a•••@example.com, call +91 ••••• 1763.',
      'token=•••&amount=5',
      'token: ••• and then',
      'request failed: {"client_secret":"•••", "amount": 5',
      '{"card":{"last4":"4242"}}',
    ],
  });
});

test('ids, sums, moments and marks of an event stay', () => {
  const event = {
    ...{ id: 'evt_1794657600000123', type: 'payment_intent.succeeded', created: 1_794_657_600, livemode: false },
    data: { object: { id: 'pi_4242424242424242', amount: 99_900, at: '2026-11-14T12:00:00+05:30', method: 'upi' } },
    ...{ metadata: { lectern: 'abcd1234-order:12' }, list: [null, true, 'x'] },
  };
  expect(shown(event)).toEqual(event);
});

test('bytes that are no JSON are a text, emptied ones are nothing', () => {
  expect(shown('paid by ananya@example.com')).toBe('paid by a•••@example.com');
  expect(shown('')).toBeNull();
});

test('an event that is nested without end is cut', () => {
  expect(JSON.stringify(shown('['.repeat(5000) + ']'.repeat(5000)))).toContain('…');
  expect(shown('{"__proto__":{"token":"x"}}')).toEqual(JSON.parse('{"__proto__":{}}'));
});
