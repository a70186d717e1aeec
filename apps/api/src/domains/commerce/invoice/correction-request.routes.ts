import type { correctionRequestCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound, tooMany } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { noticeToHolders } from '../payment/notices';
import { readCorrectedBill } from './corrected-bill';
import { countRequests, insertRequest, readWantedBill } from './correction-request.queries';
import { dismissRequest } from './dismiss-request';
import { readLeft } from './left.queries';

const perHour = 5;

/** @throws 404 for an invoice of somebody else */
const refuseOthers = async (db: Kysely<DB>, invoiceId: number, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from invoices i where i.id = ${invoiceId} and i.user_id in (select accounts_of(${userId}))`.execute(db);
  if (rows.length === 0) throw notFound();
};

/** The page of an invoice with the correction as it was asked for. */
const requestPage = (invoiceId: number): string => `/invoice/view?id=${invoiceId}&correct=request`;

export const correctionRequestHandlers: Handlers<typeof correctionRequestCalls> = {
  async bill({ request: { id }, db, actor }) {
    await refuseOthers(db, id, actor.userId);
    const { billTo } = await readLeft(db, id);
    return { billTo, wanted: await readWantedBill(db, id) };
  },

  async ask({ request: { id, billTo }, db, actor, audit }) {
    await refuseOthers(db, id, actor.userId);
    await sql`select 1 from orders where id = (select order_id from invoices where id = ${id}) for update`.execute(db);
    const left = await readLeft(db, id);
    if ((await countRequests(db, actor.userId)) >= perHour)
      throw tooMany('You have asked for enough corrections. Try again later.', 3600);
    const bill = await readCorrectedBill(db, left, billTo);
    const { id: requestId, requestedAt } = await insertRequest(db, {
      invoiceId: id,
      requestedBy: actor.userId,
      billTo: bill,
    });
    await noticeToHolders(db, 'invoiceIssue', {
      title: `Correction asked for: ${left.number}, ${left.title}`,
      body: 'The student asks for another payer on the invoice. The form is filled in with that payer.',
      link: requestPage(id),
      key: `correction-request:${requestId}`,
    });
    audit({
      action: 'invoice.askCorrection',
      entity: 'invoices',
      entityId: id,
      label: `${left.number}, ${left.title}`,
      changes: { payer: ['•••', '•••'] },
    });
    return { requestedAt };
  },

  dismiss: dismissRequest,
};
