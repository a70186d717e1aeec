import { sql } from 'kysely';
import { issueCreditNote, noteMoment } from '../invoice/notes';
import type { Applying } from '../payment/apply-event';
import { mailPayer } from '../payment/mail-payer';
import { noticeTo, noticeToHolders, paymentPage } from '../payment/notices';
import { takeAccess } from '../payment/take-access';
import { tried } from '../payment/tried';
import { labelOf, sumOf, type HeldRefund } from './held-refund';
import { giveCouponBack, showRefunded } from './order-state';

/** Books the refund of a surplus payment: it never was income, so there is no tax and no note. */
const bookSurplus = async ({ db }: Applying, { id, paymentId, amountMinor }: HeldRefund): Promise<undefined> => {
  await sql`select ledger_write('surplus_refund', ${`refund:${id}`}, ${paymentId}, ${-amountMinor}, money_now(), ${id})`.execute(
    db,
  );
  return undefined;
};

/** Books the refund of an order: status, access, coupon, ledger row and credit note. Gives the note's number. */
const bookRefund = async ({ db }: Applying, refund: HeldRefund): Promise<string | undefined> => {
  const { id, paymentId, orderId, amountMinor, isTest, takeBack, reason } = refund;
  await showRefunded(db, orderId);
  if (takeBack) await takeAccess(db, orderId, reason);
  await giveCouponBack(db, paymentId);
  const at = await noteMoment(db, 'CRN', isTest);
  await sql`select ledger_write('refund', ${`refund:${id}`}, ${paymentId}, ${-amountMinor}, ${at}, ${id})`.execute(db);
  const issued = await tried(db, () => issueCreditNote(db, { refundId: id, at, isTest }));
  const number = 'value' in issued ? issued.value : undefined;
  if (number === undefined)
    await noticeToHolders(db, 'invoiceIssue', {
      title: `No credit note for ${refund.title}`,
      body: `The refund of ${sumOf(refund)} is booked, but its credit note could not be issued. Cause: ${'cause' in issued ? issued.cause : 'the order has no invoice. Issue the invoice, and the note follows it'}.`,
      link: paymentPage(paymentId),
      key: `credit:${id}`,
    });
  return number;
};

const tell = async (applying: Applying, refund: HeldRefund, note: string | undefined): Promise<void> => {
  const { db } = applying;
  const { id, paymentId, orderId, origin, requestedBy, title, personName, provider } = refund;
  const sum = sumOf(refund);
  const link = paymentPage(paymentId);
  if (requestedBy !== null)
    await noticeTo(db, requestedBy, {
      title: `Refunded: ${sum}, ${title}`,
      body: `${personName} has ${sum} back.`,
      link,
      key: `refund:${id}`,
    });
  if (origin === 'provider')
    await noticeToHolders(db, 'refundCreate', {
      title: `Refunded at ${provider}: ${sum}, ${title}`,
      body: `Somebody returned ${sum} to ${personName} at the provider itself. It is booked. Access stays as it is.`,
      link,
      key: `refund:${id}`,
    });
  await mailPayer(applying, orderId, {
    name: 'payment-returned',
    dedupeKey: `refund:${id}`,
    values: { sum, papers: note === undefined ? '' : `The credit note has the number ${note}.` },
  });
};

/** The money went back, and is booked once. The caller holds order, payment and refund, and has checked that it was not done before. */
export const refundDone = async (
  applying: Applying,
  refund: HeldRefund,
  ref: string,
  paidOn: string | null = null,
): Promise<void> => {
  const { db, audit } = applying;
  const { id, paymentId, status, isSurplus } = refund;
  await sql`
    update refunds set status = 'done', done_at = money_now(), provider_refund_id = ${ref}, paid_on = ${paidOn}, error = null, next_ask_at = null where id = ${id}`.execute(
    db,
  );
  await sql`
    update payments p set refunded_minor = p.refunded_minor + r.held_minor from refunds r where r.id = ${id} and p.id = ${paymentId}`.execute(
    db,
  );
  const note = await (isSurplus ? bookSurplus : bookRefund)(applying, refund);
  await tell(applying, refund, note);
  audit({
    action: 'refund.done',
    entity: 'refunds',
    entityId: id,
    label: labelOf(refund),
    changes: { status: [status, 'done'], ...(note !== undefined && { creditNote: [null, note] }) },
  });
};
