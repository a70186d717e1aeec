import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Applying } from '../payment/apply-event';
import { noticeToHolders, paymentPage } from '../payment/notices';
import type { ProviderRefund } from '../payment/provider';
import { holdRefund, sumOf, type HeldRefund } from './held-refund';
import { idOfMark } from './mark';
import { refundDone } from './refund-done';
import { refundFailed } from './refund-failed';

/** Our refund of an event: by its mark, else by the provider's reference. A failed one without this reference is over. */
const findRefund = async (
  db: Kysely<DB>,
  paymentId: number,
  { ref, mark }: ProviderRefund,
): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select id from refunds where payment_id = ${paymentId} and (provider_refund_id = ${ref}
        or id = ${idOfMark(mark)} and provider_refund_id is null and status <> 'failed')
      order by provider_refund_id is null limit 1`.execute(db)
  ).rows[0]?.id;

/**
 * Keeps a refund that was made at the provider itself. It is booked as the provider says, also above what is left. The held sum then stops at the
 * payment's, and a notice says so.
 */
const keepForeign = async (db: Kysely<DB>, paymentId: number, news: ProviderRefund): Promise<number> => {
  const { rows } = await sql<{ id: number; heldMinor: number }>`
    with room as (
      select p.id, least(${news.amountMinor}::bigint, p.amount_minor - p.refund_held_minor) as held, v.code
      from payments p join payment_providers v on v.id = p.provider_id where p.id = ${paymentId} for update of p)
    insert into refunds (payment_id, amount_minor, currency, reason, origin, provider_refund_id, held_minor)
    select r.id, ${news.amountMinor}, ${news.currency}, 'made at ' || r.code, 'provider', ${news.ref}, r.held from room r returning id, held_minor`.execute(
    db,
  );
  const { id, heldMinor } = rows[0]!;
  await sql`update payments set refund_held_minor = refund_held_minor + ${heldMinor} where id = ${paymentId}`.execute(
    db,
  );
  return id;
};

/** The provider returned more than was left of a payment: books and provider are right, and a person must look. */
const warnOfExcess = async (db: Kysely<DB>, refund: HeldRefund): Promise<void> => {
  const { rows } = await sql`select 1 from refunds where id = ${refund.id} and held_minor < amount_minor`.execute(db);
  if (rows.length > 0)
    await noticeToHolders(db, 'invoiceIssue', {
      title: `More was refunded than was left: ${refund.title}`,
      body: `${refund.provider} returned ${sumOf(refund)}, which is more than was left of the payment of ${refund.personName}. It is booked as the provider says.`,
      link: paymentPage(refund.paymentId),
      key: `refund_excess:${refund.id}`,
    });
};

const sent = async (db: Kysely<DB>, { id }: HeldRefund, ref: string): Promise<void> => {
  await sql`update refunds set status = 'sent', provider_refund_id = ${ref} where id = ${id}`.execute(db);
};

const rank = ['waiting', 'requested', 'sent', 'done', 'failed'] as const;

/**
 * Applies a provider's news of a refund. News only climb: requested, sent, done, failed. The caller holds order and payment.
 * @throws when the sum is another one than ours: a person must look
 */
export const applyRefund = async (applying: Applying, paymentId: number, news: ProviderRefund): Promise<void> => {
  const { db } = applying;
  const id = (await findRefund(db, paymentId, news)) ?? (await keepForeign(db, paymentId, news));
  const refund = (await holdRefund(db, id))!;
  if (refund.amountMinor !== news.amountMinor || refund.currency !== news.currency)
    throw new Error(`The provider names another sum of refund ${id}`);
  if (rank.indexOf(news.status) <= rank.indexOf(refund.status)) return;
  if (news.status === 'sent') return sent(db, refund, news.ref);
  if (news.status === 'failed')
    return refundFailed(applying, refund, news.failure || 'the provider gives none', news.ref);
  await refundDone(applying, refund, news.ref);
  await warnOfExcess(db, refund);
};
