import type { AgencyDetail } from '@lectern/contract/people';
import { agencyForm } from './values';

const agency = {
  name: 'Bright Minds',
  firstName: 'Neha',
  lastName: '',
  countryId: 1,
  mobile: '+915550012345',
  mobileTyped: '55500 12345',
  email: 'neha@example.com',
  legalName: '',
  registrationNo: '',
  taxNo: '',
  foundedYear: 1998,
  teamSize: null,
  website: '',
  about: '',
  addressLine: '',
  city: '',
  postalCode: '',
  isMasked: false,
} as unknown as AgencyDetail;
const masked: AgencyDetail = { ...agency, mobile: '•••45', mobileTyped: null, email: 'n•••', isMasked: true };
const errorsOf = async (values: object, of = agency) => {
  const form = agencyForm(of);
  const errors = await form.errorsOf({ ...form.valuesOf(of), ...values }, of);
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};
const changedOf = (values: object, of = agency) => {
  const form = agencyForm(of);
  return form.changed(of, { ...form.valuesOf(of), ...values });
};

test('an update has the changed fields only, and none for an emptied number', () => {
  expect(changedOf({})).toEqual({});
  expect(changedOf({ foundedYear: '', teamSize: '1,200', city: 'Pune' })).toEqual({
    foundedYear: null,
    teamSize: 1200,
    city: 'Pune',
  });
});

test('masked values and a missing registration number may stay; visible values are required', async () => {
  expect(await errorsOf({}, masked)).toEqual({});
  expect(await errorsOf({ mobile: '', foundedYear: 'long ago' })).toEqual({
    mobile: 'Mobile is required',
    foundedYear: 'Only Numbers are allowed',
  });
});
