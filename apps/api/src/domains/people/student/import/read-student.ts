import { messages, say, type FieldError } from '@lectern/contract';
import { plainPhone } from '@lectern/contract/typed-contact';
import { orderOf, readDay, type DayOrder } from '@lectern/contract/typed-day';
import { genders, studentFields, type Gender } from '@lectern/contract/people';
import { object, ValidationError, type InferType } from 'yup';
import { fieldErrorsOf } from '../../../../server/calls/input';
import { ApiError, fieldError } from '../../../../server/calls/errors';
import { readNumber, type NumberingPlan } from '../../mobile';
import { requireGuardian } from '../../person-values';
import type { RowInput } from '../../../platform/import/import-form';

/** A country as rows can name it. */
export interface NamedCountry extends NumberingPlan {
  readonly id: number;
  readonly name: string;
  readonly iso2: string;
  readonly iso3: string;
}

const schema = object(studentFields);
export type StudentValues = InferType<typeof schema>;

const words: Readonly<Record<string, Gender>> = {
  f: 'female',
  w: 'female',
  woman: 'female',
  girl: 'female',
  m: 'male',
  man: 'male',
  boy: 'male',
};
const genderOf = (text: string): string => {
  const word = text.toLowerCase();
  return words[word] ?? (Object.hasOwn(genders, word) ? word : text);
};

/** The date is a day, but only in the other order: said so that the order is looked at. */
const otherOrder: Readonly<Record<DayOrder, string>> = {
  dmy: 'No such date with the day first',
  mdy: 'No such date with the month first',
};

/** The national part of a number with or without dial code, brackets and dashes. */
export const nationalOf = (text: string, country: NumberingPlan | undefined): string => {
  const plain = plainPhone(text);
  if (!plain.startsWith('+')) return plain;
  const compact = plain.replace(/ /g, '');
  return country && compact.startsWith(country.dialCode) ? compact.slice(country.dialCode.length) : plain;
};

export const countryOf = (text: string, countries: readonly NamedCountry[]): NamedCountry | undefined => {
  const word = text.toLowerCase();
  return countries.find(({ name, iso2, iso3 }) => [name, iso2, iso3].some((each) => each.toLowerCase() === word));
};

/** First and last name from one whole name: the last word is the last name. */
const namesOf = ({ firstName = '', lastName = '', name = '' }: RowInput): { firstName: string; lastName: string } => {
  if (firstName !== '' || name === '') return { firstName, lastName };
  const split = lastName === '' ? name.lastIndexOf(' ') : -1;
  return split < 0
    ? { firstName: name, lastName }
    : { firstName: name.slice(0, split).trimEnd(), lastName: name.slice(split + 1) };
};

const some = (text: string | undefined): string | undefined => text || undefined;

/** The request of the form for a row, and its errors in the form's words. */
export const readStudentRow = (
  input: RowInput,
  countries: readonly NamedCountry[],
  defaultCountry: NamedCountry | undefined,
  order: DayOrder = 'dmy',
): { values: StudentValues | undefined; country: NamedCountry | undefined; errors: FieldError[] } => {
  const {
    country: named,
    name: _whole,
    email,
    mobile,
    city,
    gender,
    dateOfBirth,
    addressLine,
    postalCode,
    guardianName,
    guardianRelation,
    guardianEmail,
    guardianMobile,
  } = input;
  const country = named ? countryOf(named, countries) : defaultCountry;
  const sent = {
    ...namesOf(input),
    countryId: country?.id,
    mobile: nationalOf(mobile ?? '', country),
    email: some(email),
    city: some(city),
    addressLine: some(addressLine),
    postalCode: some(postalCode),
    gender: some(genderOf(gender ?? '')),
    dateOfBirth: some(readDay(dateOfBirth ?? '', order) ?? dateOfBirth),
    guardianName: some(guardianName),
    guardianRelation: some(guardianRelation),
    guardianEmail: some(guardianEmail),
    guardianMobile: some(nationalOf(guardianMobile ?? '', country)),
  };
  const errors: FieldError[] = [];
  let values: StudentValues | undefined;
  try {
    values = schema.validateSync(sent, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    errors.push(...fieldErrorsOf(error).map((each) => inOtherOrder(each, dateOfBirth ?? '', order)));
  }
  const isWrong = (property: string): boolean => errors.some((each) => each.property === property);
  if (named && !country)
    errors.splice(
      0,
      errors.length,
      ...errors.filter(({ property }) => property !== 'countryId'),
      fieldError('country', 'live', say(messages.invalid, { field: 'Country' })),
    );
  for (const field of ['mobile', 'guardianMobile'] as const) {
    const typed = sent[field];
    if (country && typed && !isWrong(field) && !readNumber(typed, countries, country))
      errors.push(fieldError(field, 'phone', messages.phone));
  }
  if (!isWrong('dateOfBirth')) errors.push(...missingGuardian(sent));
  const isOneName = !input['firstName'] && Boolean(input['name']);
  const placed = errors.map(({ property, ...rest }) => ({
    ...rest,
    property:
      property === 'countryId'
        ? 'country'
        : isOneName && ['firstName', 'lastName'].includes(property)
          ? 'name'
          : property,
  }));
  return { values: placed.length === 0 ? values : undefined, country, errors: placed };
};

const inOtherOrder = (error: FieldError, typed: string, order: DayOrder): FieldError =>
  error.property === 'dateOfBirth' && readDay(typed, order) === undefined && orderOf(typed) !== undefined
    ? fieldError('dateOfBirth', 'order', otherOrder[order])
    : error;

const missingGuardian = ({
  dateOfBirth = null,
  guardianName = '',
  guardianMobile,
}: {
  dateOfBirth?: string | null | undefined;
  guardianName?: string | undefined;
  guardianMobile?: string | undefined;
}): FieldError[] => {
  try {
    requireGuardian({ dateOfBirth, guardianName, guardianMobile: guardianMobile ?? null });
    return [];
  } catch (error) {
    if (error instanceof ApiError && Array.isArray(error.body.error)) return error.body.error as FieldError[];
    throw error;
  }
};
