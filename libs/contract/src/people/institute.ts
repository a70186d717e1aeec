import { number, string, type InferType } from 'yup';
import { emailText, id, mobileText, required, requiredText, text, urlText } from '../fields';
import { wholeNumber } from '../number-fields';
import { patternText } from '../pattern-text';
import { choiceField, choicesCall, recordCalls, recordRow, statusField } from '../records';
import { rowTexts } from '../row-texts';

export const instituteStatuses = { active: 'Active', inactive: 'Inactive' } as const;
export const instituteKinds = {
  school: 'School',
  college: 'College',
  university: 'University',
  coaching: 'Coaching centre',
  company: 'Company',
  other: 'Other',
} as const;

/** An institute as staff see it; the contact's number is as it was typed, with its country's dial code known to the server. */
export const instituteRow = recordRow(instituteStatuses, {
  name: string().required(),
  code: string().required(),
  kind: choiceField('Kind', instituteKinds).required(),
  countryId: id(),
  countryName: string().required(),
  ...rowTexts('city', 'addressLine', 'postalCode', 'contactName', 'contactEmail', 'contactMobile', 'website', 'notes'),
  /** How many students it may have; null is any number. */
  seatLimit: number().nullable().defined(),
  studentsCount: number().required(),
  createdAt: string().required(),
});
export type InstituteRow = InferType<typeof instituteRow>;

/** What a person writes. */
export const instituteFields = {
  name: requiredText('Name', { min: 2, max: 120 }),
  code: required(patternText('Code', 20, /^[A-Za-z0-9_]{2,20}$/)),
  kind: required(choiceField('Kind', instituteKinds)),
  countryId: id('Country'),
  city: text('City', { max: 80 }),
  addressLine: text('Address', { max: 200 }),
  postalCode: text('Postal code', { max: 20 }),
  contactName: text('Contact name', { max: 120 }),
  contactEmail: emailText('Contact e-mail'),
  contactMobile: mobileText('Contact mobile'),
  website: urlText('Website'),
  seatLimit: wholeNumber('Seats', 1, 1_000_000).nullable().optional(),
  notes: text('Notes', { max: 1000 }),
  status: statusField(instituteStatuses),
};

export const instituteCalls = {
  ...recordCalls('institute', {
    path: 'admin/institutes',
    row: instituteRow,
    fields: instituteFields,
    statuses: instituteStatuses,
    access: { read: ['instituteList'], write: ['instituteEdit'], remove: ['instituteDelete'] },
    list: {
      name: { type: 'text', filter: true, sort: true },
      kind: { type: 'choice', choices: Object.keys(instituteKinds), filter: true },
      countryId: { type: 'id', filter: true },
      city: { type: 'text', filter: true },
      website: { type: 'text', filter: true, sort: true },
      studentsCount: { type: 'number', filter: true, sort: true },
      status: { type: 'choice', choices: Object.keys(instituteStatuses), filter: true },
      createdAt: { type: 'time', filter: true, sort: true },
      updatedAt: { type: 'time', filter: true, sort: true },
    },
  }),
  all: choicesCall('admin/institutes/all'),
};
