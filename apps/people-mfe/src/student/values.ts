import { object, string, type Schema, type StringSchema } from 'yup';
import { messages, say, type RequestOf } from '@lectern/contract';
import {
  needsGuardian,
  studentChanges,
  studentFields,
  type Gender,
  type LeadState,
  type StudentDetail,
  type studentCalls,
} from '@lectern/contract/people';
import { changedValues } from '@lectern/ui-kit/form';
import * as facts from '../texts/facts';

/** The values of the first step. */
export interface StudentValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryId: number | '';
  readonly mobile: string;
  readonly email: string;
  readonly leadState: LeadState;
  readonly gender: Gender | '';
  readonly dateOfBirth: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  readonly guardianName: string;
  readonly guardianRelation: string;
  readonly guardianMobile: string;
  readonly guardianEmail: string;
}

export const newValues: StudentValues = {
  firstName: '',
  lastName: '',
  countryId: '',
  mobile: '',
  email: '',
  leadState: 'new',
  gender: '',
  dateOfBirth: '',
  addressLine: '',
  city: '',
  postalCode: '',
  guardianName: '',
  guardianRelation: '',
  guardianMobile: '',
  guardianEmail: '',
};

/** A stored number with its own code, spelled as it was typed. */
const numberOf = (e164: string | null, typed: string | null): string => {
  if (!e164) return '';
  const digits = typed?.replace(/ /g, '').replace(/^0+/, '');
  return digits && e164.endsWith(digits) ? `${e164.slice(0, -digits.length)} ${typed}` : e164;
};

/** Masked values are replaced, not edited: their fields begin empty. */
export const valuesOf = (student: StudentDetail): StudentValues => {
  const open = (text: string | null): string => (student.isMasked ? '' : (text ?? ''));
  const {
    firstName,
    lastName,
    mobileTyped,
    countryId,
    leadState,
    gender,
    city,
    guardianName,
    guardianRelation,
    guardianMobileTyped,
  } = student;
  return {
    firstName,
    lastName,
    leadState,
    city,
    guardianName,
    guardianRelation,
    countryId: countryId ?? '',
    mobile: numberOf(open(student.mobile), mobileTyped),
    email: open(student.email),
    gender: gender ?? '',
    dateOfBirth: open(student.dateOfBirth),
    addressLine: open(student.addressLine),
    postalCode: open(student.postalCode),
    guardianMobile: numberOf(open(student.guardianMobile), guardianMobileTyped),
    guardianEmail: open(student.guardianEmail),
  };
};

const emptyIsAbsent = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);
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

/** The contract's rules; an empty select has an empty text, and masked values may stay. */
export const schemaOf = (student: StudentDetail | undefined): Schema =>
  object({
    ...(student ? studentChanges : studentFields),
    countryId: studentFields.countryId.transform(emptyIsAbsent),
    mobile:
      student && student.mobileTyped === null ? studentChanges.mobile.transform(emptyIsAbsent) : studentFields.mobile,
    gender: string().transform(emptyIsAbsent),
    guardianName: ofGuardian(studentFields.guardianName, facts.guardianName),
    guardianMobile: ofGuardian(
      studentFields.guardianMobile,
      facts.guardianMobile,
      Boolean(student?.isMasked && student.guardianMobile),
    ),
  });

type Sent = Omit<RequestOf<typeof studentCalls.update>, 'id' | 'version'>;
const nullable = [
  'email',
  'gender',
  'dateOfBirth',
  'guardianMobile',
  'guardianEmail',
] as const satisfies readonly (keyof StudentValues)[];

/** The request of an update: changed fields only; an emptied field is null where the contract allows it. */
export const changedOf = (base: StudentValues, values: StudentValues): Sent => {
  const isNullable = (name: string): boolean => (nullable as readonly string[]).includes(name);
  return Object.fromEntries(
    Object.entries(changedValues(base, values)).map(([name, value]) => [
      name,
      value === '' && isNullable(name) ? null : value,
    ]),
  ) as Sent;
};

/** The request of a creation. */
export const createdOf = (values: StudentValues, confirmDuplicate: boolean): RequestOf<typeof studentCalls.create> => {
  const { firstName, mobile, countryId } = values;
  if (countryId === '') throw new Error('the schema lets no student without country pass');
  const { leadState: _leadState, ...changed } = changedOf(newValues, values);
  return { ...changed, firstName, mobile, countryId, ...(confirmDuplicate && { confirmDuplicate }) };
};
