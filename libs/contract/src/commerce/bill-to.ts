import { number, object, string, type InferType } from 'yup';
import { emailText, text } from '../fields';
import { messages, say } from '../messages';

const place = (label: string) =>
  number()
    .label(label)
    .integer(say(messages.invalid, { field: label }))
    .min(1, say(messages.invalid, { field: label }))
    .max(Number.MAX_SAFE_INTEGER, say(messages.invalid, { field: label }))
    .typeError(say(messages.invalid, { field: label }))
    .nullable()
    .optional();

/** The payer, as typed; what is absent comes from the learner. Money papers and mails go there. */
export const billToFields = object({
  name: text('Payer’s name', { min: 2, max: 120 }).nullable(),
  email: emailText('Payer’s e-mail').nullable(),
  address: text('Address', { max: 300 }).nullable(),
  countryId: place('Country'),
  stateId: place('State'),
  taxId: text('GSTIN', { max: 20 }).nullable(),
});

/** The payer of an order. */
export const billTo = object({
  name: string().defined(),
  email: string().defined(),
  address: string().defined(),
  countryId: number().nullable().defined(),
  stateId: number().nullable().defined(),
  taxId: string().defined(),
});
export type BillTo = InferType<typeof billTo>;
