import { buyerOf, detailOf, itemOf } from './testing';
import { fieldOf } from './refusals';
import { paylinkSchema } from './schema';
import { generateRequest, mailAddress, needsState, newValues, quoteRequest, valuesAgain } from './values';

const filled = { ...newValues(1, 'INR'), buyer: buyerOf(), item: itemOf() };

test('a price is asked for once learner and item are there, and names do not change it', () => {
  expect(quoteRequest(newValues(1, 'INR'))).toBeUndefined();
  expect(
    quoteRequest({ ...filled, payer: 'other', name: 'Suresh', email: 's@example.com', address: '4 Lake Road' }),
  ).toEqual({
    studentId: 41,
    item: { kind: 'course', id: 5 },
    currency: 'INR',
  });
  expect(quoteRequest({ ...filled, stateId: 29, taxId: ' 29abcde1234f1z5 ' })).toMatchObject({
    billTo: { stateId: 29, taxId: '29ABCDE1234F1Z5' },
  });
});

test('a name typed for somebody else is not sent once the learner pays', () => {
  const typed = { ...filled, name: 'Suresh', email: 's@example.com' };
  expect(generateRequest({ ...typed, payer: 'other' }, 100)).toMatchObject({
    billTo: { name: 'Suresh', email: 's@example.com' },
  });
  expect(generateRequest(typed, 100)).not.toHaveProperty('billTo');
  expect([mailAddress(typed), mailAddress({ ...typed, payer: 'other' })]).toEqual([
    'ananya@example.com',
    's@example.com',
  ]);
});

test('a link for a seat is open for 72 hours at most, any other for 720', async () => {
  const wrong = (kind: 'batch' | 'course', hours: string) =>
    paylinkSchema(1)
      .validate({ ...filled, item: { ...itemOf(), kind }, expires: 'other', hours }, { abortEarly: false })
      .then(
        () => [],
        ({ errors }: { errors: string[] }) => errors,
      );
  expect([await wrong('batch', '73'), await wrong('batch', '72'), await wrong('course', '720')]).toEqual([
    ['Enter 1 to 72 hours'],
    [],
    [],
  ]);
});

test('the state is needed in India only, and only where it is not known', () => {
  const unknown = { ...filled, buyer: buyerOf({ stateId: null }) };
  expect([
    needsState(filled, 1),
    needsState(unknown, 1),
    needsState({ ...unknown, stateId: 29 }, 1),
    needsState({ ...unknown, payerCountryId: 2 }, 1),
    needsState({ ...filled, buyer: buyerOf({ countryId: 2 }), payerCountryId: 1 }, 1),
  ]).toEqual([false, true, false, false, true]);
});

test('a link is made again with the same item and payer, without its coupon', () => {
  expect(valuesAgain(detailOf())).toMatchObject({ payer: 'other', name: 'Suresh Rao', currency: 'INR', stateId: 29 });
  expect(valuesAgain(detailOf())).not.toHaveProperty('coupon');
});

test('a GSTIN is checked to its last digit, and hours to 720', async () => {
  const wrong = async (values: object): Promise<readonly string[]> =>
    paylinkSchema(1)
      .validate({ ...filled, ...values }, { abortEarly: false })
      .then(
        () => [],
        (error: { readonly errors: readonly string[] }) => error.errors,
      );
  expect(await wrong({})).toEqual([]);
  expect(await wrong({ taxId: '29ABCDE1234F1Z' })).toEqual([expect.stringMatching(/15 letters and digits/)]);
  expect(await wrong({ taxId: '27AAPFU0939F1ZA' })).toEqual([expect.stringMatching(/last digit/)]);
  expect(await wrong({ taxId: '27AAPFU0939F1ZV' })).toEqual([]);
  expect(await wrong({ expires: 'other', hours: '721' })).toEqual(['Enter 1 to 720 hours']);
  expect(await wrong({ buyer: null, item: null })).toEqual(['Find the person first', 'Pick an item']);
});

test('a refused property belongs to the field that it was typed in', () => {
  expect(['studentId', 'item.id', 'billTo.taxId', 'billTo.countryId', 'couponCode'].map(fieldOf)).toEqual([
    'buyer',
    'item',
    'taxId',
    'payerCountryId',
    'couponCode',
  ]);
});
