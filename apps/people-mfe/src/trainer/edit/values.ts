import { object, string, type Schema } from 'yup';
import { messages, say, type RequestOf } from '@lectern/contract';
import { amountText, readAmount, tooFineText } from '@lectern/contract/commerce/money';
import {
  trainerChanges,
  trainerFields,
  type TeachingMode,
  type trainerCalls,
  type TrainerDetail,
} from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { changedValues } from '@lectern/ui-kit/form';
import * as texts from '../../texts/trainers';

/** The values of the form. */
export interface TrainerValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryId: number | '';
  readonly mobile: string;
  readonly email: string;
  readonly agencyId: number | '';
  readonly headline: string;
  readonly about: string;
  readonly experienceYears: string;
  readonly teachingModes: readonly TeachingMode[];
  readonly hourlyRate: string;
  readonly hourlyRateCurrency: string;
  readonly gender: string;
  readonly dateOfBirth: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
}
export const newValues: TrainerValues = {
  firstName: '',
  lastName: '',
  countryId: '',
  mobile: '',
  email: '',
  agencyId: '',
  headline: '',
  about: '',
  experienceYears: '',
  teachingModes: ['online'],
  hourlyRate: '',
  hourlyRateCurrency: '',
  gender: '',
  dateOfBirth: '',
  addressLine: '',
  city: '',
  postalCode: '',
};
export type Digits = (code: string) => number;

/** A stored number with its own code, spelled as it was typed. */
const numberOf = (e164: string | null, typed: string | null): string => {
  if (!e164) return '';
  const digits = typed?.replace(/ /g, '').replace(/^0+/, '');
  return digits && e164.endsWith(digits) ? `${e164.slice(0, -digits.length)} ${typed}` : e164;
};

/** Masked values are replaced, not edited: their fields begin empty. */
export const valuesOf = (trainer: TrainerDetail, digitsOf: Digits): TrainerValues => {
  const open = (text: string | null): string => (trainer.isMasked ? '' : (text ?? ''));
  const { firstName, lastName, headline, about, teachingModes, city, hourlyRateMinor, hourlyRateCurrency } = trainer;
  return {
    ...{ firstName, lastName, headline, about, teachingModes, city },
    countryId: trainer.countryId ?? '',
    mobile: numberOf(open(trainer.mobile), trainer.mobileTyped),
    email: open(trainer.email),
    agencyId: trainer.agencyId ?? '',
    experienceYears: trainer.experienceYears === 0 ? '' : String(trainer.experienceYears),
    hourlyRate: amountText(hourlyRateMinor, { exponent: digitsOf(hourlyRateCurrency ?? '') }),
    hourlyRateCurrency: hourlyRateCurrency ?? '',
    gender: trainer.gender ?? '',
    dateOfBirth: open(trainer.dateOfBirth),
    addressLine: open(trainer.addressLine),
    postalCode: open(trainer.postalCode),
  };
};

const emptyIsAbsent = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);

/** The contract's rules; an empty choice has an empty text, and masked values may stay. */
export const schemaOf = (trainer: TrainerDetail | undefined, digitsOf: Digits): Schema => {
  const { hourlyRateMinor: _minor, ...fields } = trainer ? trainerChanges : trainerFields;
  return object({
    ...fields,
    countryId: trainerFields.countryId.transform(emptyIsAbsent),
    agencyId: trainerFields.agencyId.transform(emptyIsAbsent),
    mobile: trainer?.isMasked ? trainerChanges.mobile.transform(emptyIsAbsent) : trainerFields.mobile,
    email: trainer?.isMasked ? trainerChanges.email.transform(emptyIsAbsent) : trainerFields.email,
    experienceYears: trainerFields.experienceYears.transform(emptyIsAbsent),
    gender: string().transform(emptyIsAbsent),
    hourlyRate: string()
      .label(texts.rate)
      .test('amount', messages.numbersOnly, (typed, { parent, createError }) => {
        const digits = digitsOf((parent as TrainerValues).hourlyRateCurrency);
        const read = typed ? readAmount(typed, digits) : 0;
        return read === 'too fine' ? createError({ message: tooFineText(digits) }) : read !== 'not a number';
      })
      .when('hourlyRateCurrency', ([code]: unknown[], rate) =>
        code ? rate.required(say(messages.required, { field: texts.rate })) : rate,
      ),
    hourlyRateCurrency: string()
      .label(texts.currency)
      .test('rate', say(messages.required, { field: texts.currency }), (code, { parent }) =>
        Boolean(code || !(parent as TrainerValues).hourlyRate),
      ),
  });
};

type Sent = Omit<RequestOf<typeof trainerCalls.update>, 'id' | 'version'>;
const nullable: readonly string[] = ['agencyId', 'gender', 'dateOfBirth'];

/** The request of an update: changed fields only; an emptied field is null where the contract allows it. */
export const changedOf = (base: TrainerValues, values: TrainerValues, digitsOf: Digits): Sent => {
  const { hourlyRate, hourlyRateCurrency, experienceYears, ...changed } = changedValues(base, values);
  const isRate = hourlyRate !== undefined || hourlyRateCurrency !== undefined;
  const minor = values.hourlyRate === '' ? null : readAmount(values.hourlyRate, digitsOf(values.hourlyRateCurrency));
  return {
    ...Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [name, value === '' && nullable.includes(name) ? null : value]),
    ),
    ...(experienceYears !== undefined && { experienceYears: typedNumber(experienceYears || '0') }),
    ...(isRate && {
      hourlyRateMinor: typeof minor === 'number' ? minor : null,
      hourlyRateCurrency: values.hourlyRateCurrency || null,
    }),
  } as Sent;
};

/** The request of a creation. */
export const createdOf = (values: TrainerValues, digitsOf: Digits): RequestOf<typeof trainerCalls.create> => {
  const { firstName, mobile, email, countryId } = values;
  if (countryId === '') throw new Error('the schema lets no trainer without country pass');
  return { ...changedOf(newValues, values, digitsOf), firstName, mobile, email, countryId };
};
