import { array, object } from 'yup';
import { day, earliestToday, ifDay } from '../day-field';
import { emailText, id, lettersText, longText, mobileText, required, requiredText, text, urlText } from '../fields';
import { messages, say } from '../messages';
import { enteredNumber, wholeNumber } from '../number-fields';
import { choiceField } from '../records';
import { experienceFields } from './checked-parts';

const invalid = (field: string): string => say(messages.invalid, { field });
const needed = (field: string): string => say(messages.required, { field });

/** What an agency's document is. */
export const documentKinds = {
  registration: 'Registration',
  tax: 'Tax',
  owner_id: 'Owner’s identity',
  address: 'Address',
  bank: 'Bank',
  other: 'Other',
} as const;
export type DocumentKind = keyof typeof documentKinds;
/** The documents without which an agency is not submitted. */
export const neededDocuments = ['registration', 'tax', 'owner_id'] as const satisfies readonly DocumentKind[];

/** What is masked of an agency, with the words of the history. */
export const agencyRevealable = {
  email: 'E-mail',
  mobile: 'Mobile',
  addressLine: 'Address',
  postalCode: 'Postal code',
} as const;
export type AgencyRevealable = keyof typeof agencyRevealable;

/** The first step: the agency and who represents it. */
export const agencyStep1Fields = {
  name: requiredText('Name', { min: 2, max: 120 }),
  firstName: required(lettersText('First name', { max: 60 })),
  lastName: lettersText('Last name', { max: 60 }),
  countryId: id('Country'),
  mobile: required(mobileText()),
  email: required(emailText()),
};
/** The second step: where it is and what it teaches. */
export const agencyStep2Fields = {
  addressLine: requiredText('Address', { min: 5, max: 300 }),
  city: requiredText('City', { max: 80 }),
  postalCode: text('Postal code', { max: 20 }),
  website: urlText('Website'),
  skillIds: array()
    .of(id('Skill'))
    .label('Skills')
    .min(1, needed('Skills'))
    .max(30, invalid('Skills'))
    .test('twice', invalid('Skills'), (ids) => new Set(ids).size === (ids?.length ?? 0))
    .required(needed('Skills')),
};
const foundedYear = enteredNumber('Founded')
  .integer(invalid('Founded'))
  .min(1850, invalid('Founded'))
  .test('year', invalid('Founded'), (year) => year === null || year === undefined || year <= new Date().getFullYear());
const teamSize = wholeNumber('Team size', 1, 1_000_000);
/** The third step: what it is and what it has done; one experience at least. */
export const agencyStep3Fields = {
  about: required(longText('About', 20_000)),
  foundedYear: foundedYear.required(needed('Founded')),
  teamSize: teamSize.required(needed('Team size')),
  experiences: array().of(object(experienceFields)).label('Experience').max(50, invalid('Experience')),
};
/** One document with its file. */
export const documentFields = {
  kind: required(choiceField('Kind', documentKinds)),
  title: text('Title', { max: 120 }),
  number: text('Number', { min: 2, max: 60 }),
  fileId: id('Document'),
  expiresOn: day('Expires').test(
    'future',
    invalid('Expires'),
    ifDay((value) => value > earliestToday()),
  ),
};
/** The fourth step: its papers. It ends the onboarding and submits the agency. */
export const agencyStep4Fields = {
  registrationNo: requiredText('Registration number', { min: 2, max: 60 }),
  legalName: text('Legal name', { max: 120 }),
  taxNo: text('Tax number', { max: 60 }),
  documents: array().of(object(documentFields)).label('Documents').max(20, invalid('Documents')),
};

/** Any field of the steps that is not a row of its own; what is absent stays. */
export const agencyChanges = {
  ...agencyStep1Fields,
  name: agencyStep1Fields.name.optional(),
  firstName: agencyStep1Fields.firstName.optional(),
  countryId: agencyStep1Fields.countryId.optional(),
  mobile: agencyStep1Fields.mobile.optional(),
  email: agencyStep1Fields.email.optional(),
  legalName: agencyStep4Fields.legalName,
  registrationNo: agencyStep4Fields.registrationNo.optional(),
  taxNo: agencyStep4Fields.taxNo,
  foundedYear: foundedYear.nullable(),
  teamSize: teamSize.nullable(),
  website: agencyStep2Fields.website,
  about: longText('About', 20_000),
  addressLine: text('Address', { min: 5, max: 300 }),
  city: text('City', { max: 80 }),
  postalCode: agencyStep2Fields.postalCode,
};
