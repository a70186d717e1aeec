import { genders } from '@lectern/contract/people';
import { readNumber } from '../../mobile';
import { changeStudent, createStudent } from '../student-write';
import { notFound } from '../../../../server/calls/errors';
import type { ImportForm, Known, RowKey } from '../../../platform/import/import-form';
import { studentFields } from './fields';
import { knownAccounts, versionOf, type KnownAccount } from './known-students.queries';
import { readStudentRow, type NamedCountry, type StudentValues } from './read-student';

const belongsTo = (property: string, { name, studentId }: KnownAccount, isDoubtful: boolean): Known => ({
  entityId: studentId,
  property,
  // Of staff accounts only their existence is shown.
  text: studentId === null ? `${property === 'email' ? 'E-mail' : 'Mobile'} is already in use` : `Belongs to ${name}`,
  isDoubtful,
});

/** The account that a row matches: by e-mail address, else students by number. Several with one number may be a family. */
const knownOf = (
  email: string | undefined,
  mobile: string | undefined,
  accounts: readonly KnownAccount[],
): Known | undefined => {
  const byEmail = email === undefined ? undefined : accounts.find((each) => each.email === email);
  if (byEmail) return belongsTo('email', byEmail, false);
  const students = accounts.filter((each) => each.mobile === mobile && each.studentId !== null);
  if (students.length > 1)
    return {
      entityId: null,
      property: 'mobile',
      text: `${students.length} students have this number`,
      isDoubtful: true,
    };
  return students[0] && belongsTo('mobile', students[0], true);
};

/** Empty cells don't change an existing student. */
const written = (values: StudentValues): Partial<StudentValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** Stored values of a row, by field: the number with its code, the country by name, a choice by its word. */
const storedOf = (
  values: StudentValues | undefined,
  country: string | undefined,
  mobile: string | undefined,
  guardianMobile: string | null | undefined,
): Readonly<Record<string, string>> => {
  if (!values) return {};
  const { countryId: _country, gender, ...texts } = written(values);
  return {
    ...(texts as Readonly<Record<string, string>>),
    ...(mobile && { mobile }),
    ...(guardianMobile && { guardianMobile }),
    ...(country && { country }),
    ...(gender && { gender: genders[gender] }),
  };
};

/** Students with their accounts: a row is `admin/student`, or `student/update` for an existing one. */
export const studentForm: ImportForm = {
  name: 'students',
  jobName: 'student.import',
  screen: '/student/import',
  title: 'Import of students',
  right: 'studentImport',
  fields: studentFields,
  given: ({ countryId }) => (countryId === undefined ? [] : ['country']),
  labelOf: ({ name, firstName, lastName }) => name ?? [firstName, lastName].filter(Boolean).join(' '),
  check: async (db, inputs, { countryId, dayOrders }, isWriting) => {
    const countries: NamedCountry[] = await db
      .selectFrom('countries')
      .select(['id', 'name', 'iso2', 'iso3', 'dialCode', 'mobileMin', 'mobileMax'])
      .where('active', '=', true)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    const fallback = countries.find(({ id }) => id === countryId);
    const rows = inputs.map((input) => {
      const { values, country, errors } = readStudentRow(input, countries, fallback, dayOrders?.['dateOfBirth']);
      const email = values?.email?.toLowerCase();
      const mobile = values && country ? readNumber(values.mobile, countries, country)?.e164 : undefined;
      const guardian = values?.guardianMobile && readNumber(values.guardianMobile, countries, country)?.e164;
      return { values, errors, email, mobile, stored: storedOf(values, country?.name, mobile, guardian) };
    });
    const emails = rows.flatMap(({ email }) => email ?? []);
    const accounts = await knownAccounts(
      db,
      emails,
      rows.flatMap(({ mobile }) => mobile ?? []),
      isWriting,
    );
    return rows.map(({ values, errors, email, mobile, stored }) => {
      const keys: RowKey[] = [
        ...(email ? [{ key: `email ${email}`, property: 'email', word: 'e-mail' }] : []),
        ...(mobile ? [{ key: `mobile ${mobile}`, property: 'mobile', word: 'mobile' }] : []),
      ];
      return {
        errors,
        keys,
        stored,
        known: values && knownOf(email, mobile, accounts),
        write: async ({ jobId, rowNo, ...work }, overId) => {
          if (!values) throw new Error('a row with errors is not written');
          if (overId === null)
            return (
              await createStudent(
                { ...work, request: { ...values, confirmDuplicate: true } },
                { source: 'import', importJobId: jobId, importRow: rowNo },
              )
            ).student.id;
          const version = await versionOf(work.db, overId);
          if (version === undefined) throw notFound();
          return (await changeStudent({ ...work, request: { ...written(values), id: overId, version } })).student.id;
        },
      };
    });
  },
};
