import { errorsOf } from './schema';
import { couponOf } from './testing';
import { firstDay } from './dates';
import { newAmount, newValues, valuesOf, type CouponValues } from './values';
import { changedFields, fieldOf, readValues } from './wire';

const digits = { INR: 2, JPY: 0 };
const good: CouponValues = {
  ...newValues('INR'),
  code: 'NEWYEAR27',
  name: 'New year',
  percent: '15',
  startsOn: '2026-12-20',
  endsOn: '2027-01-05',
};
const wrong = async (more: Partial<CouponValues>): Promise<Record<string, string>> => {
  const byField: Record<string, string> = {};
  for (const { path, message } of await errorsOf({ ...good, ...more }, digits))
    byField[path] = byField[path] ? `${byField[path]}\n${message}` : message;
  return byField;
};

test('a complete form has no errors', async () => {
  expect(await wrong({})).toEqual({});
});

test('an empty form reports each required field', async () => {
  expect(await wrong({ ...newValues('INR'), startsOn: '', perUser: '' })).toEqual({
    code: 'Code is required',
    name: 'Internal name is required',
    percent: 'Percent off is required',
    startsOn: 'Valid from is required',
    endsOn: 'Valid until is required',
    perUser: 'Uses per student is required',
  });
});

test('text that is no number is reported as such, a number out of range as invalid', async () => {
  expect(
    await wrong({
      percent: 'fifteen',
      amounts: [{ ...newAmount('INR'), cap: 'five hundred', minimum: '1.005' }],
      total: '1.5',
    }),
  ).toEqual({
    percent: 'Only Numbers are allowed',
    'amounts[0].cap': 'Only Numbers are allowed',
    'amounts[0].minimum': 'At most 2 digits after the point',
    total: 'Enter a whole number',
  });
  expect(await wrong({ percent: '100.01' })).toEqual({ percent: 'Percent off is Invalid' });
  expect(await wrong({ percent: '0.001' })).toEqual({ percent: 'At most 2 digits after the point' });
  expect(await wrong({ code: 'NEWYEAR 27!' })).toEqual({ code: 'Code is Invalid\nLetters and digits; no spaces' });
});

test('a contradiction between fields is reported on the one to correct', async () => {
  expect(await wrong({ endsOn: '2026-12-19' })).toEqual({ endsOn: 'Valid until is Invalid' });
  expect(await wrong({ perUser: '6', total: '5' })).toEqual({ perUser: 'Uses per student is Invalid' });
  expect(await wrong({ appliesTo: 'chosen', audience: 'chosen' })).toEqual({
    targets: 'Selected items is required',
    users: 'Chosen students is required',
  });
  expect(await wrong({ discountKind: 'flat', amounts: [{ ...newAmount('INR'), flat: '20', minimum: '10' }] })).toEqual({
    'amounts[0].minimum': 'Minimum order is Invalid',
  });
});

test('amounts have at most the digits of their currency', async () => {
  expect(await wrong({ amounts: [{ ...newAmount('JPY'), cap: '1.5' }] })).toEqual({
    'amounts[0].cap': 'Enter a whole number',
  });
  expect(
    readValues(
      {
        ...good,
        amounts: [
          { ...newAmount('INR'), cap: '1.5' },
          { ...newAmount('JPY'), cap: '150' },
        ],
      },
      digits,
    ).wire.amounts.map(({ capMinor }) => capMinor),
  ).toEqual([150, 150]);
});

test('an unchanged form sends nothing, even when the coupon does not begin at midnight', () => {
  const coupon = couponOf({
    startsAt: new Date(2026, 11, 20, 9, 30).toISOString(),
    endsAt: new Date(2026, 11, 24, 18).toISOString(),
  });
  const before = readValues(valuesOf(coupon), digits, coupon).wire;
  expect(changedFields(before, readValues(valuesOf(coupon), digits, coupon).wire)).toEqual({});
  expect([before.startsAt, before.endsAt]).toEqual([coupon.startsAt, coupon.endsAt]);
  expect(changedFields(before, readValues({ ...valuesOf(coupon), total: '' }, digits, coupon).wire)).toEqual({
    totalLimit: null,
  });
});

test('each property of the request has its field', () => {
  expect(
    ['percentBp', 'amounts[1].flatMinor', 'amounts[0].currency', 'targets[3].id', 'userIds', 'endsAt', 'code'].map(
      fieldOf,
    ),
  ).toEqual(['percent', 'amounts[1].flat', 'amounts[0].currency', 'targets', 'users', 'endsOn', 'code']);
});

test('a new coupon begins today', () => {
  expect(newValues('INR').startsOn).toBe(firstDay(new Date().toISOString()));
});

test('an amount of 12,50 and 2,5 percent are twelve and a half and two and a half', async () => {
  const values = { ...good, percent: '2,5', amounts: [{ ...newAmount('INR'), cap: '12,50', minimum: '1,250' }] };
  expect(readValues(values, digits).wire).toMatchObject({
    percentBp: 250,
    amounts: [{ capMinor: 1250, minimumMinor: 125_000 }],
  });
  expect(await wrong({ percent: '1,2,3' })).toEqual({ percent: 'Only Numbers are allowed' });
});
