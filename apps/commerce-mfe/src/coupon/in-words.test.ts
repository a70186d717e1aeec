import { inWords } from './in-words';
import { newAmount, newValues, type CouponValues } from './values';

const currencies = [
  { code: 'INR', symbol: '₹', exponent: 2 },
  { code: 'USD', symbol: '$', exponent: 2 },
];
const values = (more: Partial<CouponValues> = {}): CouponValues => ({
  ...newValues('INR'),
  percentBp: '15',
  amounts: [{ ...newAmount('INR'), capMinor: '500', minimumMinor: '2,000' }],
  startsAt: '2026-12-20',
  endsAt: '2027-01-05',
  totalLimit: '5,000',
  ...more,
});
const said = (of: CouponValues): string =>
  inWords(of, currencies)
    .sentence.map(({ text }) => text)
    .join('');
const missing = (of: CouponValues): string[] =>
  inWords(of, currencies)
    .sentence.filter((part) => part.missing)
    .map(({ text }) => text);

test('the summary is one paragraph, with an order as an example', () => {
  expect(said(values())).toBe(
    '15% off, up to ₹500, on orders of ₹2,000 and more. From 20 Dec 2026 until 5 Jan 2027. Once per student, 5,000 times in total.',
  );
  expect(inWords(values(), currencies).example).toEqual({ price: '₹2,400', cost: '₹2,040' });
});

test('missing values are marked in their place', () => {
  expect(
    missing(values({ percentBp: '', endsAt: '', amounts: [{ ...newAmount('INR'), capMinor: 'five hundred' }] })),
  ).toEqual(['Enter a discount', 'maximum discount missing', 'end date missing']);
  expect(inWords(values({ percentBp: '' }), currencies).example).toBeUndefined();
  expect(missing(values({ startsAt: '' }))).toEqual(['Start date missing']);
});

test('amount, items, students and other currencies are named', () => {
  const text = said(
    values({
      discountKind: 'flat',
      amounts: [
        { ...newAmount('INR'), flatMinor: '250' },
        { ...newAmount('USD'), flatMinor: '3' },
      ],
      appliesTo: 'chosen',
      targets: [
        { kind: 'category', id: 1, name: 'Music' },
        { kind: 'category', id: 2, name: 'Dance' },
      ],
      audience: 'chosen',
      userIds: [{ id: 1, name: 'A', email: '' }],
      perUserLimit: '2',
      totalLimit: '',
    }),
  );
  expect(text).toBe(
    '₹250 off. Only for Music and Dance. Only for 1 chosen student. From 20 Dec 2026 until 5 Jan 2027. Twice per student, unlimited uses in total. Also in USD.',
  );
});

test('an order never costs less than nothing', () => {
  expect(inWords(values({ percentBp: '100', amounts: [newAmount('INR')] }), currencies).example).toEqual({
    price: '₹1,000',
    cost: '₹0',
  });
});
