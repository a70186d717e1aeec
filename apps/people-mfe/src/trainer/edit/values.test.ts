import type { TrainerDetail } from '@lectern/contract/people';
import { createdOf, newValues, trainerForm } from './values';

const digits = { INR: 2, JPY: 0 };
const trainer = {
  firstName: 'Kabir',
  lastName: 'Rao',
  countryId: 1,
  mobile: '+915550012345',
  mobileTyped: '55500 12345',
  email: 'kabir@example.com',
  agencyId: 4,
  headline: '',
  about: '',
  experienceYears: 0,
  teachingModes: ['online'],
  hourlyRateMinor: 125_050,
  hourlyRateCurrency: 'INR',
  gender: null,
  dateOfBirth: '1990-02-03',
  addressLine: '',
  city: 'Pune',
  postalCode: '',
  isMasked: false,
} as unknown as TrainerDetail;
const masked: TrainerDetail = { ...trainer, mobile: '•••45', mobileTyped: null, email: 'k•••', isMasked: true };

const errorsOf = async (values: object, of = trainer) => {
  const form = trainerForm(digits, of);
  const errors = await form.errorsOf({ ...form.valuesOf(of), ...values }, of);
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};
const changedOf = (values: object, of = trainer) => {
  const form = trainerForm(digits, of);
  return form.changed(of, { ...form.valuesOf(of), ...values });
};

test('a trainer is shown as a person types it: the rate has the digits of its currency', () =>
  expect(trainerForm(digits, trainer).valuesOf(trainer)).toMatchObject({
    mobile: '+91 55500 12345',
    hourlyRateMinor: '1,250.50',
    experienceYears: '',
    gender: '',
    agencyId: 4,
  }));

test('an update has the changed fields in the units of the wire, and none for an emptied choice', () => {
  expect(changedOf({})).toEqual({});
  expect(changedOf({ agencyId: '', experienceYears: '2.5', hourlyRateMinor: '300', dateOfBirth: '' })).toEqual({
    agencyId: null,
    experienceYears: 2.5,
    hourlyRateMinor: 30_000,
    dateOfBirth: null,
  });
  expect(changedOf({ hourlyRateMinor: '300', hourlyRateCurrency: 'JPY' })).toEqual({
    hourlyRateMinor: 300,
    hourlyRateCurrency: 'JPY',
  });
});

test('a rate needs its currency, and has no more digits than the currency', async () => {
  expect(await errorsOf({ hourlyRateCurrency: '' })).toEqual({ hourlyRateCurrency: 'Currency is required' });
  expect(await errorsOf({ hourlyRateMinor: '' })).toEqual({ hourlyRateMinor: 'Hourly rate is required' });
  expect(await errorsOf({ hourlyRateCurrency: 'JPY', hourlyRateMinor: '1.5' })).toEqual({
    hourlyRateMinor: 'Enter a whole number',
  });
  expect(await errorsOf({ hourlyRateMinor: 'much' })).toEqual({ hourlyRateMinor: 'Only Numbers are allowed' });
  expect(await errorsOf({ hourlyRateCurrency: '', hourlyRateMinor: '' })).toEqual({});
});

test('masked values may stay and are not sent; visible ones are required', async () => {
  expect(await errorsOf({}, masked)).toEqual({});
  expect(changedOf({ headline: 'Ten years of teaching' }, masked)).toEqual({ headline: 'Ten years of teaching' });
  expect(await errorsOf({ mobile: '', email: '' })).toEqual({
    mobile: 'Mobile is required',
    email: 'E-mail is required',
  });
});

test('a creation has the filled fields only', () =>
  expect(
    createdOf({ ...newValues, firstName: 'Kabir', mobile: '5550012345', email: 'k@example.com', countryId: 1 }, digits),
  ).toEqual({ firstName: 'Kabir', mobile: '5550012345', email: 'k@example.com', countryId: 1 }));
