import type { BillTo, invoiceCorrectCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readBillPlaces } from '../sale/bill-places.queries';
import { billErrors } from '../sale/bill-to';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { correctInvoice } from './correct';
import { readLeft, type LeftOfInvoice } from './left.queries';
import { splitFor } from './split';

type Typed = Parameters<Handlers<typeof invoiceCorrectCalls>['correct']>[0]['request']['billTo'];

/** The corrected bill: fields that are absent stay, and empty ones are emptied. */
const correctedBill = (before: BillTo, typed: Typed): BillTo => {
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

/** @throws 400 by field for a bill that no invoice may have */
const refuseBill = async (db: Kysely<DB>, bill: BillTo, left: LeftOfInvoice): Promise<void> => {
  const { seller } = await readSellingSettings(db);
  const wrong = billErrors(bill, await readBillPlaces(db, bill, seller.countryId));
  if (wrong.length > 0) throw badRequest(wrong);
  if (billFields.every((name) => bill[name] === left.billTo[name]))
    throw badRequest(fieldError('billTo.name', 'same', 'This is the payer of the invoice already'));
};

export const invoiceCorrectHandlers: Handlers<typeof invoiceCorrectCalls> = {
  async preview({ request: { id, countryId, stateId }, db }) {
    const left = await readLeft(db, id);
    const { billTo, placeOfSupply, netMinor, totalMinor } = left;
    const place = countryId === undefined ? billTo : { countryId, stateId: stateId ?? null };
    return {
      billTo,
      before: { placeOfSupply, netMinor, totalMinor, taxLines: [...left.taxLines] },
      after: await splitFor(db, left, place),
    };
  },

  async correct({ request: { id, billTo, reason }, db, actor, audit }) {
    const { rows } = await sql`
      select 1 from orders where id = (select order_id from invoices where id = ${id}) for update`.execute(db);
    if (rows.length === 0) throw notFound();
    const left = await readLeft(db, id);
    const bill = correctedBill(left.billTo, billTo);
    await refuseBill(db, bill, left);
    const made = await correctInvoice(db, left, { billTo: bill, reason: reason.trim(), issuedBy: actor.userId });
    audit({
      action: 'invoice.correct',
      entity: 'invoices',
      entityId: made.invoice.id,
      label: `${made.invoice.number}, ${left.title}`,
      changes: {
        number: [left.number, made.invoice.number],
        creditNote: [null, made.creditNote.number],
        reason: [null, reason.trim()],
      },
    });
    return made;
  },
};
