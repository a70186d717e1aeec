import type { StudentDetail } from '@lectern/contract/people';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import * as facts from '../texts/facts';
import { genderWords } from '../texts/words';
import type { CountryOption } from './countries';
import { valuesOf, type StudentValues } from './values';
import { leadWord } from './words';

/** The clash of two saves of the first step, field by field. */
export const profileConflict = (
  countries: readonly CountryOption[],
): ConflictOptions<StudentValues, StudentDetail> => ({
  noun: facts.noun,
  entity: 'students',
  valuesOf,
  fields: {
    firstName: { label: facts.firstName },
    lastName: { label: facts.lastName },
    countryId: { label: facts.country, show: (id) => countries.find(({ value }) => value === id)?.label ?? '' },
    mobile: { label: facts.mobile },
    email: { label: facts.email },
    leadState: { label: facts.lead, show: leadWord },
    gender: { label: facts.gender, show: (gender) => (gender === '' ? facts.notGiven : genderWords[gender]) },
    dateOfBirth: { label: facts.dateOfBirth },
    addressLine: { label: facts.address },
    city: { label: facts.city },
    postalCode: { label: facts.postalCode },
    guardianName: { label: facts.guardianName },
    guardianRelation: { label: facts.guardianRelation },
    guardianMobile: { label: facts.guardianMobile },
    guardianEmail: { label: facts.guardianEmail },
  },
});
