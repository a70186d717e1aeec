import { changedOf, createdOf, newValues, schemaOf, valuesOf } from './values';
import { maskedOf, studentOf } from './testing';

const errorsOf = (values: object, of?: Parameters<typeof schemaOf>[0]): string[] => {
  try {
    schemaOf(of).validateSync({ ...newValues, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('what the panel edits', () => {
  it('asks for name, number and country in the words of the specification', () => {
    expect(errorsOf({}).sort()).toEqual(['Country is required', 'First name is required', 'Mobile is required']);
    expect(errorsOf({ firstName: 'R2', mobile: '1-2', email: 'x', countryId: 1 }).sort()).toEqual(['Only Numbers are allowed', 'Only alphabets are allowed', 'Please enter a valid email address']);
  });
  it('lets a number that is not shown stay, and none that is be emptied', () => {
    expect(errorsOf(valuesOf(maskedOf()), maskedOf())).toEqual([]);
    expect(errorsOf({ ...valuesOf(studentOf()), mobile: '' }, studentOf())).toEqual(['Mobile is required']);
  });
  it('sends only what was changed; an emptied address is none', () => {
    const base = valuesOf(studentOf());
    expect(changedOf(base, base)).toEqual({});
    expect(changedOf(base, { ...base, email: '', leadState: 'lost' })).toEqual({ email: null, leadState: 'lost' });
  });
  it('says of another person with the same number that it is one', () => {
    const values = { ...newValues, firstName: 'Asha', mobile: '5550012345', countryId: 1 };
    expect([createdOf(values, false), createdOf(values, true)]).toEqual([{ firstName: 'Asha', lastName: '', email: null, mobile: '5550012345', countryId: 1 }, expect.objectContaining({ confirmDuplicate: true })]);
  });
});
