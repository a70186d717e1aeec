import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { reason } from '../platform/reason';
import { billTo, billToFields } from './bill-to';
import { taxLine } from './quote';

const access = ['invoiceIssue'] as const;

/** The rest of an invoice with its taxes for a place. Amounts are minor units. */
const split = object({
  placeOfSupply: string().defined(),
  netMinor: number().required(),
  totalMinor: number().required(),
  taxLines: array().of(taxLine).required(),
});
export type InvoiceSplit = InferType<typeof split>;

const paper = object({ id: id(), number: string().required() });

export const invoiceCorrectCalls = {
  /** The bill of an invoice, and the one that its student asks for. Its rest as it is, and for a payer in another place. */
  preview: call({
    method: 'GET',
    path: 'invoice/correction',
    access,
    request: object({
      id: id('Invoice'),
      countryId: id('Country').optional(),
      stateId: id('State').optional(),
    }),
    response: object({ billTo, wanted: billTo.nullable().defined().default(null), before: split, after: split }),
  }),
  /**
   * Corrects the payer of an invoice: a credit note of its rest, and a new invoice of as much. No money moves. Student and
   * payer get the new invoice by mail, and an open request of the student is closed.
   * 409 for a note, for a replaced invoice, and for one without a rest.
   */
  correct: call({
    method: 'POST',
    path: 'invoice/correct',
    access,
    idempotent: true,
    request: object({ id: id('Invoice'), billTo: billToFields.required(), reason: reason() }),
    response: object({ creditNote: paper, invoice: paper }),
  }),
} as const;
