import { couponOf } from './testing';
import { firstDay } from './dates';
import { couponForm, newAmount, newValues, valuesOf, type CouponValues } from './values';

const form = couponForm({ INR: 2, JPY: 0 });
const good: CouponValues = {
  ...newValues('INR'),
  code: 'NEWYEAR27',
  name: 'New year',
  percentBp: '15',
  startsAt: '2026-12-20',
  endsAt: '2027-01-05',
};
const wrong = async (more: Partial<CouponValues>): Promise<Record<string, string>> => {
  const byField: Record<string, string> = {};
  for (const { path, message } of await form.errorsOf({ ...good, ...more }))
    byField[path] = byField[path] ? `${byField[path]}\n${message}` : message;
  return byField;
};

test('a complete form has no errors', async () => {
  expect(await wrong({})).toEqual({});
});

test('an empty form reports each required field', async () => {
  expect(await wrong({ ...newValues('INR'), startsAt: '', perUserLimit: '' })).toEqual({
    code: 'Code is required',
    name: 'Internal name is required',
    percentBp: 'Percent off is required',
    startsAt: 'Valid from is required',
    endsAt: 'Valid until is required',
    perUserLimit: 'Uses per student is required',
  });
});

test('text that is no number is reported as such, a number out of range as invalid', async () => {
  expect(
    await wrong({
      percentBp: 'fifteen',
      amounts: [{ ...newAmount('INR'), capMinor: 'five hundred', minimumMinor: '1.005' }],
      totalLimit: '1.5',
    }),
  ).toEqual({
    percentBp: 'Only Numbers are allowed',
    'amounts[0].capMinor': 'Only Numbers are allowed',
    'amounts[0].minimumMinor': 'At most 2 digits after the point',
    totalLimit: 'Enter a whole number',
  });
  expect(await wrong({ percentBp: '100.01' })).toEqual({ percentBp: 'Percent off is Invalid' });
  expect(await wrong({ percentBp: '0.001' })).toEqual({ percentBp: 'At most 2 digits after the point' });
  expect(await wrong({ code: 'NEWYEAR 27!' })).toEqual({ code: 'Code is Invalid\nLetters and digits; no spaces' });
});

test('a contradiction between fields is reported on the one to correct', async () => {
  expect(await wrong({ endsAt: '2026-12-19' })).toEqual({ endsAt: 'Valid until is Invalid' });
  expect(await wrong({ perUserLimit: '6', totalLimit: '5' })).toEqual({ perUserLimit: 'Uses per student is Invalid' });
  expect(await wrong({ appliesTo: 'chosen', audience: 'chosen' })).toEqual({
    targets: 'Selected items is required',
    userIds: 'Chosen students is required',
  });
  expect(
    await wrong({ discountKind: 'flat', amounts: [{ ...newAmount('INR'), flatMinor: '20', minimumMinor: '10' }] }),
  ).toEqual({
    'amounts[0].minimumMinor': 'Minimum order is Invalid',
  });
});

test('amounts have at most the digits of their currency', async () => {
  expect(await wrong({ amounts: [{ ...newAmount('JPY'), capMinor: '1.5' }] })).toEqual({
    'amounts[0].capMinor': 'Enter a whole number',
  });
  expect(
    form
      .read({
        ...good,
        amounts: [
          { ...newAmount('INR'), capMinor: '1.5' },
          { ...newAmount('JPY'), capMinor: '150' },
        ],
      })
      .wire.amounts.map(({ capMinor }) => capMinor),
  ).toEqual([150, 150]);
});

test('an unchanged form sends nothing, even when the coupon does not begin at midnight', () => {
  const coupon = couponOf({
    startsAt: new Date(2026, 11, 20, 9, 30).toISOString(),
    endsAt: new Date(2026, 11, 24, 18).toISOString(),
  });
  const { startsAt, endsAt } = form.read(valuesOf(coupon), coupon).wire;
  expect(form.changed(coupon, valuesOf(coupon))).toEqual({});
  expect([startsAt, endsAt]).toEqual([coupon.startsAt, coupon.endsAt]);
  expect(form.changed(coupon, { ...valuesOf(coupon), totalLimit: '' })).toEqual({ totalLimit: null });
});

test('another kind of discount empties what counted before', () => {
  const coupon = couponOf();
  const flat = { ...valuesOf(coupon), discountKind: 'flat' as const };
  expect(form.changed(coupon, { ...flat, amounts: [{ ...flat.amounts[0]!, flatMinor: '250' }] })).toEqual({
    discountKind: 'flat',
    percentBp: null,
    amounts: [{ currency: 'INR', flatMinor: 25_000, capMinor: null, minimumMinor: 200_000 }],
  });
});

test('an error of the API is shown on the field of the form', () => {
  const fields = ['percentBp', 'amounts[1].flatMinor', 'amounts[0].currency', 'targets[3].id', 'userIds', 'endsAt'];
  expect(fields.map(form.fieldOf)).toEqual([...fields.slice(0, 3), 'targets', 'userIds', 'endsAt']);
});

test('a new coupon begins today', () => {
  expect(newValues('INR').startsAt).toBe(firstDay(new Date().toISOString()));
});

test('an amount of 12,50 and 2,5 percent are twelve and a half and two and a half', async () => {
  const values = {
    ...good,
    percentBp: '2,5',
    amounts: [{ ...newAmount('INR'), capMinor: '12,50', minimumMinor: '1,250' }],
  };
  expect(form.read(values).wire).toMatchObject({
    percentBp: 250,
    amounts: [{ capMinor: 1250, minimumMinor: 125_000 }],
  });
  expect(await wrong({ percentBp: '1,2,3' })).toEqual({ percentBp: 'Only Numbers are allowed' });
});
