import { id, required, requiredText, text } from '@lectern/contract/fields';
import { wholeNumber } from '@lectern/contract/number-fields';
import { currencyCode } from '@lectern/contract/pattern-text';
import { array, object, string } from 'yup';
import { chosen, money, personal, personalPhone, rows, scaled, zoneDay } from './codecs';
import { formOf } from './form-of';

const digits = { INR: 2, JPY: 0, KWD: 3 };
const priceFields = {
  currency: required(currencyCode()),
  priceMinor: wholeNumber('Price', 1, 1_000_000).nullable().default(null),
  leastMinor: wholeNumber('Minimum order', 0, 1_000_000).default(0),
};
const fields = {
  name: requiredText('Name', { max: 20 }),
  note: text('Note', { max: 20 }).nullable(),
  shareBp: wholeNumber('Share', 1, 10_000).nullable(),
  limit: wholeNumber('Limit', 1, 5000).required('Limit is required'),
  startsAt: string().label('Starts').required('Starts is required'),
  prices: array().label('Prices').of(object(priceFields)),
  userIds: array().label('People').of(id('People')),
};
const prices = formOf(priceFields, {
  codecs: { priceMinor: money(digits), leastMinor: money(digits, { none: 0 }) },
});
const day = zoneDay(
  (instant) => instant.slice(0, 10),
  (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00.000Z` : ''),
);
const form = formOf(fields, {
  codecs: {
    shareBp: scaled(2),
    limit: scaled(0),
    startsAt: day,
    prices: rows(prices),
    userIds: chosen<{ id: number }>('people', ({ id }) => id),
  },
  together: ({ limit, shareBp }) =>
    Number(shareBp) > Number(limit) ? [{ property: 'limit', constraints: { share: 'Limit is below the share' } }] : [],
});
const record = {
  name: 'Spring',
  note: null,
  shareBp: 1250,
  limit: 2000,
  startsAt: '2026-12-20T09:30:00.000Z',
  prices: [
    { currency: 'INR', priceMinor: 150_050, leastMinor: 0, symbol: '₹' },
    { currency: 'KWD', priceMinor: 1250, leastMinor: 5000, symbol: 'KD' },
  ],
  people: [{ id: 7, name: 'Asha' }],
};
const held = form.valuesOf(record);

describe('the values of a form', () => {
  test('a record is shown as a person types it: money in its currency, a day, nested rows, people by name', () =>
    expect(held).toEqual({
      name: 'Spring',
      note: '',
      shareBp: '12.5',
      limit: '2,000',
      startsAt: '2026-12-20',
      prices: [
        { currency: 'INR', priceMinor: '1,500.50', leastMinor: '' },
        { currency: 'KWD', priceMinor: '1.250', leastMinor: '5' },
      ],
      userIds: [{ id: 7, name: 'Asha' }],
    }));
  test('a new record has empty fields and the initial values of the screen', () => {
    expect(form.newValues({ name: 'New' })).toMatchObject({ name: 'New', shareBp: '', startsAt: '', prices: [] });
    expect(prices.newValues({ currency: 'JPY' })).toEqual({ currency: 'JPY', priceMinor: '', leastMinor: '' });
  });
});

describe('the request of a form', () => {
  test('the request has exact minor units, instants and references', () =>
    expect(form.read({ ...held, shareBp: '2,5', startsAt: '2027-01-05' }, record)).toEqual({
      wire: {
        name: 'Spring',
        note: null,
        shareBp: 250,
        limit: 2000,
        startsAt: '2027-01-05T00:00:00.000Z',
        prices: [
          { currency: 'INR', priceMinor: 150_050, leastMinor: 0 },
          { currency: 'KWD', priceMinor: 1250, leastMinor: 5000 },
        ],
        userIds: [7],
      },
      wrong: {},
    }));
  test('an unchanged form sends nothing, and a day keeps its exact instant', () => {
    expect(form.changed(record, held)).toEqual({});
    expect(form.read(held, record).wire['startsAt']).toBe(record.startsAt);
  });
  test('an update has the changed fields only; an emptied one is null', () =>
    expect(form.changed(record, { ...held, shareBp: '', limit: '2,001' })).toEqual({ shareBp: null, limit: 2001 }));
});

describe('a day in the zone that the record names', () => {
  const meetings = formOf(
    { zone: text('Zone', { max: 9 }), at: string().label('At').nullable() },
    {
      codecs: {
        at: zoneDay(
          (instant, { zone }) => `${instant.slice(0, 10)} ${String(zone)}`,
          (value, { zone }) => `${value.slice(0, 10)}T00:00:00${String(zone)}`,
        ),
      },
    },
  );
  const row = { zone: '+01:00', at: '2026-12-20T09:30:00.000Z' };
  const loaded = meetings.valuesOf(row);
  test('a day is shown in that zone, and keeps its exact instant while day and zone are the same', () => {
    expect(loaded).toMatchObject({ at: '2026-12-20 +01:00' });
    expect(meetings.changed(row, loaded)).toEqual({});
  });
  test('another zone gives the same day another instant', () =>
    expect(meetings.changed(row, { ...loaded, zone: '+09:00' })).toEqual({
      zone: '+09:00',
      at: '2026-12-20T00:00:00+09:00',
    }));
});

describe('the errors of a form', () => {
  const errorsOf = async (values: object) =>
    Object.fromEntries(
      (await form.errorsOf({ ...held, ...values }, record)).map(({ path, message }) => [path, message]),
    );
  test('a value that cannot be read has one message, on its own field of its own row', async () => {
    const [first] = held['prices'] as object[];
    expect(
      await errorsOf({
        shareBp: 'many',
        limit: '1.5',
        startsAt: 'soon',
        prices: [first, { currency: 'JPY', priceMinor: '1.5', leastMinor: 'x' }],
      }),
    ).toEqual({
      shareBp: 'Only Numbers are allowed',
      limit: 'Enter a whole number',
      startsAt: 'Starts is Invalid',
      'prices[1].priceMinor': 'Enter a whole number',
      'prices[1].leastMinor': 'Only Numbers are allowed',
    });
  });
  test('the contract refuses what can be read, and contradictions come after both', async () => {
    expect(await errorsOf({ limit: '', startsAt: '', userIds: [{ id: -1 }] })).toEqual({
      limit: 'Limit is required',
      startsAt: 'Starts is required',
      userIds: 'People is Invalid',
    });
    expect(await errorsOf({ limit: '3', shareBp: '1' })).toEqual({ limit: 'Limit is below the share' });
  });
  test('a refusal of the API is shown on the field, or on the field of the nested row', () =>
    expect(['prices[1].priceMinor', 'userIds[3]', 'startsAt', 'name'].map(form.fieldOf)).toEqual([
      'prices[1].priceMinor',
      'userIds',
      'startsAt',
      'name',
    ]));
});

describe('a masked personal value', () => {
  const person = formOf(
    { email: text('E-mail', { max: 50 }), mobile: text('Mobile', { max: 20 }), born: string().nullable() },
    { codecs: { email: personal, mobile: personalPhone('mobileTyped'), born: personal } },
  );
  const open = { email: 'a@b.in', mobile: '+919876543210', mobileTyped: '098765 43210', born: '2001-02-03' };
  const masked = { email: 'a•••@b.in', mobile: '•••10', mobileTyped: null, born: '••••', isMasked: true };
  test('the field of a masked value is empty, and it is sent only with a new value', () => {
    const empty = person.valuesOf(masked);
    expect(empty).toEqual({ email: '', mobile: '', born: '' });
    expect(person.read(empty, masked).wire).toEqual({});
    expect(person.changed(masked, { ...empty, email: 'c@d.in' })).toEqual({ email: 'c@d.in' });
  });
  test('an open value is edited as it was typed, and can be emptied', () => {
    const values = person.valuesOf(open);
    expect(values).toEqual({ email: 'a@b.in', mobile: '+91 098765 43210', born: '2001-02-03' });
    expect(person.changed(open, { ...values, email: '', born: '' })).toEqual({ email: '', born: null });
  });
});
