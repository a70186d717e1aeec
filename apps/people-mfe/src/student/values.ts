import type { StringSchema } from 'yup';
import { messages, say, type RequestOf } from '@lectern/contract';
import {
  needsGuardian,
  studentChanges,
  studentFields,
  type Gender,
  type LeadState,
  type studentCalls,
  type StudentDetail,
} from '@lectern/contract/people';
import { formOf, personal, personalPhone } from '@lectern/ui-kit/record-panel';
import * as facts from '../texts/facts';

type Sent = Omit<RequestOf<typeof studentCalls.update>, 'id' | 'version'>;
type Chosen = 'countryId' | 'leadState' | 'gender';

/** The values of the first step. */
export interface StudentValues extends Readonly<Record<Exclude<keyof Sent, Chosen>, string>> {
  readonly countryId: number | '';
  readonly leadState: LeadState;
  readonly gender: Gender | '';
}

const codecs = {
  mobile: personalPhone('mobileTyped'),
  email: personal,
  dateOfBirth: personal,
  addressLine: personal,
  postalCode: personal,
  guardianMobile: personalPhone('guardianMobileTyped'),
  guardianEmail: personal,
};

// A student under 16 needs a guardian; a masked number counts.
const ofGuardian = <Text extends StringSchema<string | null | undefined>>(
  schema: Text,
  field: string,
  isThere = false,
) =>
  schema.when('dateOfBirth', ([day]: unknown[], own) =>
    !isThere && needsGuardian(day as string | undefined, new Date())
      ? own.required(say(messages.required, { field }))
      : own,
  );

/** The form of a student; masked values may stay. */
export const studentForm = (student?: StudentDetail) =>
  formOf<StudentValues, Sent>(
    {
      ...studentChanges,
      firstName: studentFields.firstName,
      countryId: studentFields.countryId,
      mobile: student && student.mobileTyped === null ? studentChanges.mobile : studentFields.mobile,
      guardianName: ofGuardian(studentFields.guardianName, facts.guardianName),
      guardianMobile: ofGuardian(
        studentFields.guardianMobile,
        facts.guardianMobile,
        Boolean(student?.isMasked && student.guardianMobile),
      ),
    },
    { codecs },
  );
const form = studentForm();

export const newValues = form.newValues({ leadState: 'new' });
export const valuesOf = (student: StudentDetail): StudentValues => form.valuesOf(student);

/** The request of a creation. */
export const createdOf = (values: StudentValues, confirmDuplicate: boolean): RequestOf<typeof studentCalls.create> => {
  const { firstName, mobile, countryId } = values;
  if (countryId === '') throw new Error('the schema lets no student without country pass');
  const { leadState: _leadState, ...changed } = form.changed({}, values, newValues);
  return { ...changed, firstName, mobile, countryId, ...(confirmDuplicate && { confirmDuplicate }) };
};
