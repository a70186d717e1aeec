import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, id, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { patternText } from '../pattern-text';
import { nothing } from '../wire';

/** The twelve months, as the year of invoices may begin with them. */
export const months = {
  1: 'January',
  2: 'February',
  3: 'March',
  4: 'April',
  5: 'May',
  6: 'June',
  7: 'July',
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
  12: 'December',
} as const;

export const sellerFields = {
  name: requiredText('Name', { min: 2, max: 120 }),
  address: requiredText('Address', { min: 5, max: 500 }),
  countryId: id('Country'),
  stateId: id('State').nullable().optional(),
  taxId: text('Tax ID', { max: 20 }),
  email: required(emailText('E-mail')),
  phone: text('Phone', { max: 30 }),
  taxCode: patternText('Tax code', 8, /^(\d{4}|\d{6}|\d{8})$/),
};

const [linkDays, reminders] = ['Renewal links', 'Reminders'];
const invalid = say(messages.invalid, { field: reminders });

/** Days before the end of a period at which a renewal link is made at the earliest. */
export const mostLinkDays = 30;

/** Days of renewals, counted from the end of a period: a reminder at -7 comes seven days before it. */
export const renewalFields = {
  /** Days before the end at which the next period is asked for. */
  linkDays: wholeNumber(linkDays, 1, mostLinkDays).required(say(messages.required, { field: linkDays })),
  remindDays: array()
    .label(reminders)
    .of(number().integer(invalid).min(-mostLinkDays, invalid).max(30, invalid).required())
    .max(20, invalid)
    .required(),
};

/** A reminder is about a link, so none comes before it. */
const renewals = object(renewalFields).test(
  'after the link',
  (rules: { linkDays?: number; remindDays?: number[] } | undefined, { createError, path }) => {
    const { linkDays: from, remindDays = [] } = rules ?? {};
    const early = from ? remindDays.find((day) => day < -from) : undefined;
    return early === undefined
      ? true
      : createError({ path: `${path}.remindDays`, message: `There is no link yet ${-early} days before the end` });
  },
);

/** The seller on invoices, and the rules of money. */
export const paymentSettingFields = {
  seller: object(sellerFields).required(),
  /** The month in which the numbers of invoices begin again. */
  yearStarts: number()
    .label('Year of invoices')
    .integer(say(messages.invalid, { field: 'Year of invoices' }))
    .min(1, say(messages.invalid, { field: 'Year of invoices' }))
    .max(12, say(messages.invalid, { field: 'Year of invoices' }))
    .required(say(messages.required, { field: 'Year of invoices' })),
  /** Currencies with prices without tax; it is added. */
  taxOnTop: array()
    .label('Tax on top')
    .of(
      string()
        .matches(/^[A-Z]{3}$/, say(messages.invalid, { field: 'Tax on top' }))
        .required(),
    )
    .max(200)
    .required(),
  /** Refunds above it need a second person, in minor units of INR; null: never. */
  refundApprovalMinor: number()
    .label('Second person for refunds')
    .typeError(messages.numbersOnly)
    .integer(say(messages.invalid, { field: 'Second person for refunds' }))
    .min(0, say(messages.invalid, { field: 'Second person for refunds' }))
    .max(100_000_000_000, say(messages.invalid, { field: 'Second person for refunds' }))
    .nullable()
    .defined(),
  renewals: renewals.required(),
};

/** The group `payments` of the settings. */
export const paymentSetting = object({ version: version(), ...paymentSettingFields });
export type PaymentSetting = InferType<typeof paymentSetting>;

/** As stored: a seller that nobody has set has empty texts. */
const stored = object({
  version: version(),
  seller: object({
    name: string().defined(),
    address: string().defined(),
    countryId: id().nullable().defined(),
    stateId: id().nullable().defined(),
    taxId: string().defined(),
    email: string().defined(),
    phone: string().defined(),
    taxCode: string().defined(),
  }),
  yearStarts: number().required(),
  taxOnTop: array().of(string().required()).required(),
  refundApprovalMinor: number().nullable().defined(),
  renewals: object({
    linkDays: number().required(),
    remindDays: array().of(number().required()).required(),
  }),
});
export type StoredPaymentSetting = InferType<typeof stored>;

export const paymentSettingCalls = {
  read: call({
    method: 'GET',
    path: 'setting/payments',
    access: ['settings'],
    request: nothing(),
    response: stored,
  }),
  /** Replaces the seller and the rules. Papers that were issued keep their seller. */
  save: call({
    method: 'PUT',
    path: 'setting/payments',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: paymentSetting,
    response: stored,
  }),
} as const;
