import type { StudentDetail } from '@lectern/contract/people';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import type { CountryOption } from './countries';
import { valuesOf, type StudentValues } from './values';
import { genderWords, leadWord } from './words';

/** The clash of two saves of the first step, field by field. */
export const profileConflict = (countries: readonly CountryOption[]): ConflictOptions<StudentValues, StudentDetail> => ({
  noun: 'student',
  entity: 'students',
  valuesOf,
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    countryId: { label: 'Country', show: (id) => countries.find(({ value }) => value === id)?.label ?? '' },
    mobile: { label: 'Mobile' },
    email: { label: 'E-mail' },
    leadState: { label: 'Lead', show: leadWord },
    gender: { label: 'Gender', show: (gender) => (gender === '' ? 'Not given' : genderWords[gender]) },
    dateOfBirth: { label: 'Date of birth' },
    addressLine: { label: 'Address' },
    city: { label: 'City' },
    postalCode: { label: 'Postal code' },
    guardianName: { label: 'Guardian’s name' },
    guardianRelation: { label: 'Relation' },
    guardianMobile: { label: 'Guardian’s mobile' },
    guardianEmail: { label: 'Guardian’s e-mail' },
  },
});
