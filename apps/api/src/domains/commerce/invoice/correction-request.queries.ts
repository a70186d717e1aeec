import type { BillTo, CorrectionRequest } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The open request to correct an invoice, without the payer that it names. */
export const readRequest = async (db: Kysely<DB>, invoiceId: number): Promise<CorrectionRequest | null> =>
  (
    await sql<CorrectionRequest>`
      select a.id, a.requested_at, u.full_name as requested_by_name from invoice_correction_requests a join users u on u.id = a.requested_by
      where a.invoice_id = ${invoiceId} and a.closed_at is null`.execute(db)
  ).rows[0] ?? null;

/** The payer that the open request names. */
export const readWantedBill = async (db: Kysely<DB>, invoiceId: number): Promise<BillTo | null> =>
  (
    await sql<{ billTo: BillTo }>`
      select bill_to from invoice_correction_requests where invoice_id = ${invoiceId} and closed_at is null`.execute(db)
  ).rows[0]?.billTo ?? null;

interface Closing {
  readonly outcome: 'corrected' | 'replaced';
  readonly closedBy: number;
}

/** Closes the open request of an invoice, if there is one. */
export const closeRequest = async (
  db: Kysely<DB>,
  invoiceId: number,
  { outcome, closedBy }: Closing,
): Promise<void> => {
  await sql`
    update invoice_correction_requests set closed_at = money_now(), closed_by = ${closedBy}, outcome = ${outcome}
    where invoice_id = ${invoiceId} and closed_at is null`.execute(db);
};

/** Stores a request in place of the open one. Gives its id and moment. */
export const insertRequest = async (
  db: Kysely<DB>,
  {
    invoiceId,
    requestedBy,
    billTo,
  }: { readonly invoiceId: number; readonly requestedBy: number; readonly billTo: BillTo },
): Promise<{ readonly id: number; readonly requestedAt: string }> => {
  await closeRequest(db, invoiceId, { outcome: 'replaced', closedBy: requestedBy });
  const { rows } = await sql<{ id: number; requestedAt: string }>`
    insert into invoice_correction_requests (invoice_id, requested_by, bill_to)
    values (${invoiceId}, ${requestedBy}, ${JSON.stringify(billTo)}::jsonb) returning id, requested_at`.execute(db);
  return rows[0]!;
};

/** Number of requests that a person made in the last hour. */
export const countRequests = async (db: Kysely<DB>, requestedBy: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from invoice_correction_requests
      where requested_by = ${requestedBy} and requested_at > money_now() - interval '1 hour'`.execute(db)
  ).rows[0]!.n;
