import { fullMoney } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Applying } from '../payment/apply-event';
import { noticeToHolders, paymentPage } from '../payment/notices';
import type { ProviderDispute } from '../payment/provider';

interface DisputeNews {
  readonly paymentId: number;
  /** The provider's moment. */
  readonly at: string;
  readonly dispute: ProviderDispute;
}

interface HeldDispute {
  readonly id: number;
  readonly amountMinor: number;
  readonly status: 'open' | 'won' | 'lost';
  readonly isSurplus: boolean;
  readonly title: string;
  readonly personName: string;
  readonly currency: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly answerDay: string | null;
}

const hold = async (db: Kysely<DB>, { paymentId, dispute }: DisputeNews): Promise<HeldDispute> =>
  (
    await sql<HeldDispute>`
      select d.id, d.amount_minor, d.status, p.surplus as is_surplus, o.title, u.full_name as person_name, d.currency, y.symbol, y.exponent,
        to_char(d.answer_by at time zone business_zone(), 'FMDD Mon YYYY') as answer_day
      from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id join users u on u.id = o.user_id
      join currencies y on y.code = d.currency where d.payment_id = ${paymentId} and d.provider_dispute_id = ${dispute.ref} for update of d`.execute(
      db,
    )
  ).rows[0]!;

/** Keeps a dispute. A second one of the same payment is a row of its own. Gives false for one that is known. */
const keep = async (db: Kysely<DB>, { paymentId, at, dispute }: DisputeNews): Promise<boolean> => {
  const { rows } = await sql`
    insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, answer_by, opened_at)
    values (${paymentId}, ${dispute.ref}, ${dispute.amountMinor}, ${dispute.currency}, ${dispute.reason}, ${dispute.answerBy ?? null}, ${at})
    on conflict (payment_id, provider_dispute_id) do nothing returning id`.execute(db);
  return rows.length > 0;
};

/** The bank has the money until the dispute is decided. The provider's sum is booked, also above what is left. */
const open = async ({ db, audit }: Applying, news: DisputeNews, held: HeldDispute): Promise<void> => {
  const { paymentId } = news;
  const { id, amountMinor, isSurplus, title, personName, answerDay } = held;
  const sum = fullMoney(amountMinor, held);
  await sql`update payments set disputed_minor = disputed_minor + ${amountMinor} where id = ${paymentId}`.execute(db);
  await sql`
    select ledger_write(${isSurplus ? 'surplus_refund' : 'dispute'}, ${`dispute:${id}`}, ${paymentId}, ${-amountMinor}, money_now(), null, ${id})`.execute(
    db,
  );
  await noticeToHolders(db, 'paymentVerify', {
    title: `Disputed: ${sum}, ${title}`,
    body: `The bank of ${personName} took ${sum} back. ${answerDay === null ? 'Answer at the provider.' : `Answer at the provider by ${answerDay}.`}${news.dispute.reason ? ` Reason: ${news.dispute.reason}.` : ''}`,
    link: paymentPage(paymentId),
    key: `dispute:${id}`,
  });
  audit({
    action: 'payment.dispute',
    entity: 'disputes',
    entityId: id,
    label: `${title}, ${personName}`,
    changes: { status: [null, 'open'], disputed: [null, sum] },
  });
};

/** The bank has decided: a dispute that is won brings the money back, one that is lost keeps it. */
const close = async (
  { db, audit }: Applying,
  news: DisputeNews,
  { id, amountMinor, isSurplus, title, personName, ...money }: HeldDispute,
  status: 'won' | 'lost',
): Promise<void> => {
  const { paymentId, at } = news;
  const sum = fullMoney(amountMinor, money);
  await sql`update disputes set status = ${status}, closed_at = ${at} where id = ${id}`.execute(db);
  if (status === 'won') {
    await sql`update payments set disputed_minor = disputed_minor - ${amountMinor} where id = ${paymentId}`.execute(db);
    await sql`
      select ledger_write(${isSurplus ? 'surplus' : 'dispute_won'}, ${`dispute_won:${id}`}, ${paymentId}, 0, money_now(), null, ${id}, ${`dispute:${id}`})`.execute(
      db,
    );
  }
  await noticeToHolders(db, 'paymentVerify', {
    title: `Dispute ${status}: ${sum}, ${title}`,
    body:
      status === 'won'
        ? `The bank of ${personName} gave ${sum} back.`
        : `The bank of ${personName} keeps ${sum}. Access stays as it is; it can be taken back.`,
    link: paymentPage(paymentId),
    key: `dispute_${status}:${id}`,
  });
  audit({
    action: 'payment.disputeEnd',
    entity: 'disputes',
    entityId: id,
    label: `${title}, ${personName}`,
    changes: { status: ['open', status] },
  });
};

/** Applies a provider's news of a dispute. An end that comes before its beginning books both. The caller holds order and payment. */
export const applyDispute = async (applying: Applying, news: DisputeNews): Promise<void> => {
  const { db } = applying;
  const isNew = await keep(db, news);
  const held = await hold(db, news);
  if (isNew) await open(applying, news, held);
  const { status } = news.dispute;
  if (status !== 'open' && held.status === 'open') await close(applying, news, held, status);
};
