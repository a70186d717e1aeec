import type { StudentDetail } from '@lectern/contract/people';
import { maskedOf, studentOf } from './testing';
import { createdOf, newValues, studentForm, valuesOf } from './values';

const errorsOf = async (values: object, of?: StudentDetail): Promise<string[]> =>
  (await studentForm(of).errorsOf({ ...newValues, ...values }, of)).map(({ message }) => message);
const changedOf = (values: object) => studentForm(studentOf()).changed(studentOf(), { ...newValues, ...values });

describe('the values of the first step', () => {
  it('require name, number and country, in the words of the specification', async () => {
    expect((await errorsOf({})).sort()).toEqual([
      'Country is required',
      'First name is required',
      'Mobile is required',
    ]);
    expect((await errorsOf({ firstName: 'R2', mobile: '1-B', email: 'x', countryId: 1 })).sort()).toEqual([
      'Only Numbers are allowed',
      'Only alphabets are allowed',
      'Please enter a valid email address',
    ]);
  });
  it('require a guardian under 16 only', async () => {
    const today = new Date();
    const born = (years: number, days = 0): string =>
      new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const values = { firstName: 'Asha', mobile: '5550012345', countryId: 1 };
    expect(await errorsOf({ ...values, dateOfBirth: born(16, 1) })).toEqual([
      'Guardian’s name is required',
      'Guardian’s mobile is required',
    ]);
    expect(await errorsOf({ ...values, dateOfBirth: born(16) })).toEqual([]);
    expect(
      await errorsOf({ ...values, dateOfBirth: born(16, 1), guardianName: 'Neha', guardianMobile: '5550012346' }),
    ).toEqual([]);
  });
  it('may leave a masked number empty, but not a visible one', async () => {
    expect(await errorsOf(valuesOf(maskedOf()), maskedOf())).toEqual([]);
    expect(await errorsOf({ ...valuesOf(studentOf()), mobile: '' }, studentOf())).toEqual(['Mobile is required']);
  });
  it('send only changed fields; an emptied address is null', () => {
    const base = valuesOf(studentOf());
    expect(changedOf(base)).toEqual({});
    expect(changedOf({ ...base, email: '', city: '', gender: '', leadState: 'lost' })).toEqual({
      email: null,
      city: '',
      gender: null,
      leadState: 'lost',
    });
    expect(valuesOf(maskedOf())).toMatchObject({
      email: '',
      mobile: '',
      dateOfBirth: '',
      addressLine: '',
      postalCode: '',
      city: 'Pune',
    });
  });
  it('show stored numbers with the codes of their own, as they were typed where that is known', () => {
    expect(valuesOf(studentOf({ guardianMobile: '+4915123456789' }))).toMatchObject({
      mobile: '+91 55500 12345',
      guardianMobile: '+4915123456789',
    });
  });
  it('send the confirmation of another person with the same number', () => {
    const values = { ...newValues, firstName: 'Asha', mobile: '5550012345', countryId: 1 };
    expect([createdOf(values, false), createdOf({ ...values, city: 'Pune' }, true)]).toEqual([
      { firstName: 'Asha', mobile: '5550012345', countryId: 1 },
      { firstName: 'Asha', mobile: '5550012345', countryId: 1, city: 'Pune', confirmDuplicate: true },
    ]);
  });
});
