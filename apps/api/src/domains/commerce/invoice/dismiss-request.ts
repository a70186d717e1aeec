import type { correctionRequestCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { writeNews } from '../../../server/mail/write-news';

interface Held {
  readonly invoiceId: number;
  readonly requestedBy: number;
  readonly outcome: string | null;
  readonly number: string;
  readonly title: string;
}

/** Locks a request, behind its order as every change of papers does. @throws 404 */
const hold = async (db: Kysely<DB>, id: number): Promise<Held> => {
  await sql`
    select 1 from orders where id = (
      select i.order_id from invoice_correction_requests a join invoices i on i.id = a.invoice_id where a.id = ${id}) for update`.execute(
    db,
  );
  const { rows } = await sql<Held>`
    select a.invoice_id, a.requested_by, a.outcome, i.number_text as number, i.description as title
    from invoice_correction_requests a join invoices i on i.id = a.invoice_id where a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

const refusals: Readonly<Record<string, string>> = {
  corrected: 'The invoice is corrected already',
  replaced: 'The student has asked for something else since',
};

/** Closes a request without a correction. The student reads the reason in the bell and by mail. */
export const dismissRequest: Handlers<typeof correctionRequestCalls>['dismiss'] = async ({
  request: { id, reason },
  db,
  actor,
  audit,
}) => {
  const { invoiceId, requestedBy, outcome, number, title } = await hold(db, id);
  if (outcome !== null) throw conflict(refusals[outcome] ?? 'This request is closed already');
  const said = reason.trim();
  await sql`
    update invoice_correction_requests set closed_at = money_now(), closed_by = ${actor.userId}, outcome = 'dismissed', reason = ${said}
    where id = ${id}`.execute(db);
  await writeNews(db, sql`select ${requestedBy}::bigint as user_id, '/student-area' as link`, {
    kind: 'payment',
    title: `Your invoice ${number} stays as it is`,
    body: said,
    mail: 'news',
    dedupeKey: `correction-dismissed:${id}`,
  });
  audit({
    action: 'invoice.dismissCorrection',
    entity: 'invoices',
    entityId: invoiceId,
    label: `${number}, ${title}`,
    changes: { reason: [null, said] },
  });
  return { invoiceId };
};
