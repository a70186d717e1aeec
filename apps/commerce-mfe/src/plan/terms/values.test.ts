import { planOf, versionOf } from '../testing';
import { newTermsValues, termsForm, termsValuesOf } from './values';

const form = termsForm('student', { INR: 2 });
const values = termsValuesOf('student', planOf());

test('a limit that is left empty is without limit, a price is exact', () => {
  expect(values).toMatchObject({ limits: { batches: '3', courses: '' }, prices: [{ priceMinor: '999' }] });
  expect(form.read(values).wire).toMatchObject({
    limits: { batches: 3, courses: null },
    prices: [{ currency: 'INR', priceMinor: 99_900, compareMinor: null }],
  });
});

test('an edit begins with the draft, where there is one', () => {
  const plan = planOf({ draft: versionOf({ no: 2, state: 'draft', trialDays: 7 }) });
  expect(termsValuesOf('student', plan).trialDays).toBe('7');
});

test('a plan without end has one period and no trial, whatever was entered before', () => {
  const wire = form.read({ ...values, periodUnit: 'once', periodCount: '6', trialDays: '7' }).wire;
  expect(wire).toMatchObject({ periodUnit: 'once', periodCount: 1, trialDays: 0 });
});

test('an emptied trial is none', () => {
  expect(form.read({ ...values, trialDays: '' }).wire.trialDays).toBe(0);
});

test('errors are on the fields of rows and limits', async () => {
  const wrong = {
    ...values,
    limits: { batches: 'many' },
    prices: [{ currency: 'INR', priceMinor: '100', compareMinor: '90' }],
    features: [{ text: 'A', included: true }],
  };
  expect(await form.errorsOf(wrong)).toEqual([
    { path: 'limits.batches', message: 'Only Numbers are allowed' },
    { path: 'features[0].text', message: 'Minimum character length is 3' },
    { path: 'prices[0].compareMinor', message: 'Compare-at price is Invalid' },
  ]);
});

test('a new trainer plan needs a commission', async () => {
  const trainers = termsForm('trainer', { INR: 2 });
  const errors = await trainers.errorsOf(newTermsValues('trainer', 'INR'));
  expect(errors.map(({ message }) => message)).toContain('Commission is required');
});
