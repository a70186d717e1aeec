import type { BillTo, billToFields } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { InferType } from 'yup';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { readBillPlaces } from '../sale/bill-places.queries';
import { billErrors } from '../sale/bill-to';
import { readSellingSettings } from '../sale/selling-settings.queries';
import type { LeftOfInvoice } from './left.queries';

/** The corrected bill: fields that are absent stay, and empty ones are emptied. */
const correctedBill = (before: BillTo, typed: InferType<typeof billToFields>): BillTo => {
  const text = (name: 'name' | 'email' | 'address' | 'taxId') =>
    typed[name] === undefined ? before[name] : (typed[name] ?? '').trim();
  return {
    name: text('name') || before.name,
    email: text('email'),
    address: text('address'),
    countryId: typed.countryId === undefined ? before.countryId : typed.countryId,
    stateId: typed.stateId === undefined ? before.stateId : typed.stateId,
    taxId: text('taxId').toUpperCase(),
  };
};

const billFields = ['name', 'email', 'address', 'countryId', 'stateId', 'taxId'] as const;

/**
 * The bill of an invoice with the typed fields in it.
 * @throws 400 by field for a bill that no invoice may have, and for the one that it has
 */
export const readCorrectedBill = async (
  db: Kysely<DB>,
  left: LeftOfInvoice,
  typed: InferType<typeof billToFields>,
): Promise<BillTo> => {
  const bill = correctedBill(left.billTo, typed);
  const { seller } = await readSellingSettings(db);
  const wrong = billErrors(bill, await readBillPlaces(db, bill, seller.countryId));
  if (wrong.length > 0) throw badRequest(wrong);
  if (billFields.every((name) => bill[name] === left.billTo[name]))
    throw badRequest(fieldError('billTo.name', 'same', 'This is the payer of the invoice already'));
  return bill;
};
