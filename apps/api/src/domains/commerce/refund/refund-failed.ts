import { sql } from 'kysely';
import { issueDebitNote, noteMoment } from '../invoice/notes';
import type { Applying } from '../payment/apply-event';
import { noticeToHolders, paymentPage } from '../payment/notices';
import { tried } from '../payment/tried';
import { labelOf, sumOf, type HeldRefund } from './held-refund';
import { showRefunded } from './order-state';

/** Takes back what a refund had booked: the ledger row by its mirror, the credit note by a debit note. */
const takeBackBooking = async (
  { db }: Applying,
  { id, paymentId, orderId, isSurplus, isTest, title }: HeldRefund,
): Promise<void> => {
  const mirrors = `refund:${id}`;
  const key = `refund_failed:${id}`;
  if (isSurplus) {
    await sql`select ledger_write('surplus', ${key}, ${paymentId}, 0, money_now(), ${id}, null, ${mirrors})`.execute(
      db,
    );
    return;
  }
  await showRefunded(db, orderId);
  const at = await noteMoment(db, 'DBN', isTest);
  await sql`select ledger_write('refund_failed', ${key}, ${paymentId}, 0, ${at}, ${id}, null, ${mirrors})`.execute(db);
  const issued = await tried(db, () => issueDebitNote(db, { refundId: id, at, isTest }));
  if ('cause' in issued)
    await noticeToHolders(db, 'invoiceIssue', {
      title: `No debit note for ${title}`,
      body: `A refund failed after it was done, and is booked back. Its debit note could not be issued. Cause: ${issued.cause}.`,
      link: paymentPage(paymentId),
      key: `debit:${id}`,
    });
};

/** True where an order's access is taken back: it can then be given again. */
const isTakenBack = async ({ db }: Applying, orderId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from orders where id = ${orderId} and access_state = 'taken_back'`.execute(db);
  return rows.length > 0;
};

/** The money did not go back: the held sum is free again, and its booking is taken back. The caller holds order, payment and refund. */
export const refundFailed = async (
  applying: Applying,
  refund: HeldRefund,
  cause: string,
  ref: string | null = null,
): Promise<void> => {
  const { db, audit } = applying;
  const { id, paymentId, orderId, status, title, personName, takeBack } = refund;
  const wasDone = status === 'done';
  await sql`
    update refunds set status = 'failed', error = ${cause}, provider_refund_id = coalesce(provider_refund_id, ${ref}), next_ask_at = null where id = ${id}`.execute(
    db,
  );
  await sql`
    update payments p set refund_held_minor = p.refund_held_minor - r.held_minor, refunded_minor = p.refunded_minor - case when ${wasDone} then r.held_minor else 0 end
    from refunds r where r.id = ${id} and p.id = ${paymentId}`.execute(db);
  if (wasDone) await takeBackBooking(applying, refund);
  const isOffered = wasDone && takeBack && (await isTakenBack(applying, orderId));
  await noticeToHolders(db, 'refundCreate', {
    title: `Refund of ${sumOf(refund)} failed: ${title}`,
    body: `The money for ${personName} did not go back${wasDone ? ', although the provider had said so' : ''}. Cause: ${cause}. It can be refunded again.${isOffered ? ' Access was taken back; it can be given again.' : ''}`,
    link: paymentPage(paymentId),
    key: `refund_failed:${id}`,
  });
  audit({
    action: 'refund.fail',
    entity: 'refunds',
    entityId: id,
    label: labelOf(refund),
    changes: { status: [status, 'failed'], error: [null, cause] },
  });
};
