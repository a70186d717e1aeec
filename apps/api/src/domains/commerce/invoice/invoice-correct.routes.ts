import type { invoiceCorrectCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { correctInvoice } from './correct';
import { readCorrectedBill } from './corrected-bill';
import { closeRequest, readWantedBill } from './correction-request.queries';
import { readLeft } from './left.queries';
import { mailCorrected } from './mail-corrected';
import { splitFor } from './split';

export const invoiceCorrectHandlers = (
  services: Pick<Services, 'keys' | 'publicUrl'>,
): Handlers<typeof invoiceCorrectCalls> => ({
  async preview({ request: { id, countryId, stateId }, db }) {
    const left = await readLeft(db, id);
    const { billTo, placeOfSupply, netMinor, totalMinor } = left;
    const place = countryId === undefined ? billTo : { countryId, stateId: stateId ?? null };
    return {
      billTo,
      wanted: await readWantedBill(db, id),
      before: { placeOfSupply, netMinor, totalMinor, taxLines: [...left.taxLines] },
      after: await splitFor(db, left, place),
    };
  },

  async correct({ request: { id, billTo, reason }, db, actor, audit }) {
    const { rows } = await sql`
      select 1 from orders where id = (select order_id from invoices where id = ${id}) for update`.execute(db);
    if (rows.length === 0) throw notFound();
    const left = await readLeft(db, id);
    const bill = await readCorrectedBill(db, left, billTo);
    const made = await correctInvoice(db, left, { billTo: bill, reason: reason.trim(), issuedBy: actor.userId });
    await closeRequest(db, id, { outcome: 'corrected', closedBy: actor.userId });
    await mailCorrected({ ...services, db }, { orderId: left.orderId, before: left.number, invoice: made.invoice });
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
});
