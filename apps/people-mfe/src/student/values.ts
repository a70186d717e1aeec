import { object, type Schema } from 'yup';
import type { RequestOf } from '@lectern/contract';
import { studentChanges, studentFields, type LeadState, type StudentRow, type studentCalls } from '@lectern/contract/people';

/** What the panel edits. */
export interface StudentValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly countryId: number | '';
  readonly leadState: LeadState;
}

export const newValues: StudentValues = { firstName: '', lastName: '', email: '', mobile: '', countryId: '', leadState: 'new' };

/** A masked address or number is not edited but replaced: its field begins empty. */
export const valuesOf = ({ firstName, lastName, email, mobileTyped, isMasked, countryId, leadState }: StudentRow): StudentValues => ({
  firstName,
  lastName,
  email: isMasked ? '' : (email ?? ''),
  mobile: mobileTyped ?? '',
  countryId: countryId ?? '',
  leadState,
});

/** The contract's own rules; a select without a choice holds an empty text, and a number that is not shown may stay as it is. */
export const schemaOf = (student: StudentRow | undefined): Schema =>
  object({
    ...(student ? studentChanges : studentFields),
    countryId: studentFields.countryId.transform((value: number, original: unknown) => (original === '' ? undefined : value)),
    mobile: student && student.mobileTyped === null ? studentChanges.mobile.transform((value: string) => value || undefined) : studentFields.mobile,
  });

/** What a creation sends. */
export const createdOf = ({ firstName, lastName, email, mobile, countryId }: StudentValues, confirmDuplicate: boolean): RequestOf<typeof studentCalls.create> => {
  if (countryId === '') throw new Error('the schema lets no student without country pass');
  return { firstName, lastName, email: email || null, mobile, countryId, ...(confirmDuplicate && { confirmDuplicate }) };
};

/** What an update sends: only what the person changed. */
export const changedOf = (base: StudentValues, values: StudentValues): Partial<Omit<RequestOf<typeof studentCalls.update>, 'id' | 'version'>> => ({
  ...(values.firstName !== base.firstName && { firstName: values.firstName }),
  ...(values.lastName !== base.lastName && { lastName: values.lastName }),
  ...(values.email !== base.email && { email: values.email || null }),
  ...(values.mobile !== base.mobile && { mobile: values.mobile }),
  ...(values.countryId !== base.countryId && values.countryId !== '' && { countryId: values.countryId }),
  ...(values.leadState !== base.leadState && { leadState: values.leadState }),
});
