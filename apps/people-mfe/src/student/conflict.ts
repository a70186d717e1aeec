import { genders, type Gender, type StudentDetail } from '@lectern/contract/people';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import * as facts from '../texts/facts';
import type { CountryOption } from './countries';
import { student } from './student';
import { valuesOf, type StudentValues } from './values';

/** The conflict of two saves of the first step, field by field. */
export const profileConflict = (
  countries: readonly CountryOption[],
): ConflictOptions<StudentValues, StudentDetail> => ({
  noun: facts.noun.one,
  entity: 'students',
  valuesOf,
  fields: conflictFields(student, {
    countryId: (id: number) => countries.find(({ value }) => value === id)?.label ?? '',
    gender: (gender: Gender | '') => (gender === '' ? facts.notGiven : genders[gender]),
  }),
});
