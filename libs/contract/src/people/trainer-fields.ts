import { array, string, type Schema } from 'yup';
import { emailText, id, lettersText, longText, mobileText, required, text } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { currencyCode } from '../pattern-text';
import { choiceField } from '../records';
import { years } from './checked-parts';
import { genders, isBirthDate } from './student-profile';

const invalid = (field: string): string => say(messages.invalid, { field });

/** How a trainer teaches. */
export const teachingModes = { online: 'Online', offline: 'On site', hybrid: 'Both' } as const;
export type TeachingMode = keyof typeof teachingModes;

/** What is masked of a trainer, with the words of the history. */
export const trainerRevealable = {
  email: 'E-mail',
  mobile: 'Mobile',
  dateOfBirth: 'Date of birth',
  addressLine: 'Address',
  postalCode: 'Postal code',
} as const;
export type TrainerRevealable = keyof typeof trainerRevealable;

/** What staff write of a trainer, in the order of the form; e-mail is needed, as decisions are mailed. */
export const trainerFields = {
  firstName: required(lettersText('First name', { max: 60 })),
  lastName: lettersText('Last name', { max: 60 }),
  countryId: id('Country'),
  mobile: required(mobileText()),
  email: required(emailText()),
  agencyId: id('Agency').nullable().optional(),
  headline: text('Headline', { min: 10, max: 120 }),
  about: longText('About', 20_000),
  experienceYears: years('Years of experience'),
  teachingModes: array()
    .of(required(choiceField('Teaching', teachingModes)))
    .label('Teaching')
    .max(3, invalid('Teaching')),
  hourlyRateMinor: wholeNumber('Hourly rate', 0, 100_000_000).nullable(),
  hourlyRateCurrency: currencyCode().nullable(),
  gender: choiceField('Gender', genders).nullable(),
  dateOfBirth: string()
    .label('Date of birth')
    .test('birth', invalid('Date of birth'), (day) => !day || isBirthDate(day, new Date()))
    .nullable(),
  addressLine: text('Address', { max: 300 }),
  city: text('City', { max: 80 }),
  postalCode: text('Postal code', { max: 20 }),
} satisfies Record<string, Schema>;

/** As `trainerFields`, of one who is there: what is absent stays. */
export const trainerChanges = {
  ...trainerFields,
  firstName: trainerFields.firstName.optional(),
  countryId: trainerFields.countryId.optional(),
  mobile: trainerFields.mobile.optional(),
  email: trainerFields.email.optional(),
};
