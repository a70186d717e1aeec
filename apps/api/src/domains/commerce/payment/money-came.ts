import { fullMoney } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { issueInvoice, seriesOf } from '../invoice/issue';
import { closeRenewals } from '../subscription/close-renewals';
import { giveAccess } from './access';
import type { Applying } from './apply-event';
import { mailReceipt } from './mail-receipt';
import { linkPage, noticeTo, noticeToHolders, paymentPage } from './notices';
import { tried } from './tried';

export interface Came {
  readonly orderId: number;
  readonly paymentId: number;
  /** The provider's moment. */
  readonly at: string;
  readonly ref: string | undefined;
}

interface PaidOrder {
  readonly title: string;
  readonly currency: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly amountMinor: number;
  /** The payment has the order's sum and currency. */
  readonly isWhole: boolean;
  readonly isTest: boolean;
  readonly status: string;
  readonly salesUserId: number | null;
  readonly personName: string;
  readonly linkId: number | null;
}

/** The page of the payment link, for those who see it. */
const linkOf = ({ linkId }: PaidOrder): string | null => (linkId === null ? null : linkPage(linkId));

/** The order and payment in the words of notices. */
export const readPaid = async (db: Kysely<DB>, { orderId, paymentId }: Came): Promise<PaidOrder> =>
  (
    await sql<PaidOrder>`
      select o.title, p.currency, y.symbol, y.exponent, p.amount_minor, p.amount_minor = o.total_minor and p.currency = o.currency as is_whole, o.test as is_test, o.status, o.sales_user_id, u.full_name as person_name,
        (select l.id from payment_links l where l.order_id = o.id) as link_id
      from orders o join payments p on p.id = ${paymentId} join currencies y on y.code = p.currency join users u on u.id = o.user_id where o.id = ${orderId}`.execute(
      db,
    )
  ).rows[0]!;

/** A payment is money once; one that the order did not need is surplus. Undefined when it had come before. */
const settle = async (db: Kysely<DB>, { orderId, paymentId, at }: Came): Promise<boolean | undefined> => {
  const { rows } = await sql<{ surplus: boolean }>`
    update payments p set status = 'paid', paid_at = ${at}, failure = '', surplus = p.amount_minor <> o.total_minor or p.currency <> o.currency or o.status not in ('open', 'expired')
      or exists (select 1 from orders x where x.subscription_id = o.subscription_id and x.period_no = o.period_no and x.id <> o.id and x.paid_at is not null)
    from orders o where o.id = ${orderId} and p.id = ${paymentId} and p.paid_at is null returning p.surplus`.execute(
    db,
  );
  return rows[0]?.surplus;
};

const keepSurplus = async ({ db, audit }: Applying, came: Came, paid: PaidOrder): Promise<void> => {
  const { paymentId, orderId } = came;
  await sql`select ledger_write('surplus', ${`surplus:${paymentId}`}, ${paymentId}, ${paid.amountMinor}, money_now())`.execute(
    db,
  );
  const sum = fullMoney(paid.amountMinor, paid);
  const isAcceptable = paid.status === 'cancelled' && paid.isWhole;
  await noticeToHolders(db, 'paymentVerify', {
    title: `Surplus payment of ${sum}: ${paid.title}`,
    body: `${paid.personName} paid an order that is ${paid.status}. The money is booked as surplus and gives nothing. ${isAcceptable ? 'Accept it for the order, or refund it.' : 'Refund it.'}`,
    link: paymentPage(paymentId),
    key: `surplus:${paymentId}`,
  });
  audit({
    action: 'payment.surplus',
    entity: 'orders',
    entityId: orderId,
    label: paid.title,
    changes: { surplus: [null, sum] },
  });
};

/** The order is paid: link, session, coupon, access, ledger, invoice, receipt. Access and invoice can fail without undoing the money. */
export const payOrder = async (applying: Applying, came: Came, paid: PaidOrder): Promise<void> => {
  const { db, audit } = applying;
  const { orderId, paymentId, at, ref } = came;
  await closeRenewals(
    db,
    sql`(x.subscription_id, x.period_no) = (select y.subscription_id, y.period_no from orders y where y.id = ${orderId}) and x.id <> ${orderId}`,
    'The period was paid by another link',
  );
  await sql`update orders set status = 'paid', paid_at = ${at} where id = ${orderId}`.execute(db);
  await sql`update payment_links set status = 'paid' where order_id = ${orderId}`.execute(db);
  await sql`
    update payment_attempts set status = case when provider_ref = ${ref ?? null} then 'paid' else 'expired' end,
      -- The session that brought the money has nothing more to say; another of the link may still be paid.
      next_poll_at = case when provider_ref = ${ref ?? null} then null else next_poll_at end
    where link_id = ${paid.linkId} and status = 'open'`.execute(db);
  await sql`select coupon_use(${orderId})`.execute(db);
  const { state: access, error } = await giveAccess(db, orderId);
  const { rows } = await sql<{ at: string }>`select paper_moment(${seriesOf(paid.isTest)}) as at`.execute(db);
  const moment = rows[0]!.at;
  await sql`select ledger_write('payment', ${`payment:${paymentId}`}, ${paymentId}, ${paid.amountMinor}, ${moment})`.execute(
    db,
  );
  const issued = await tried(db, () => issueInvoice(db, { orderId, paymentId, at: moment, isTest: paid.isTest }));
  const invoice = 'value' in issued ? issued.value.numberText : undefined;
  if ('cause' in issued)
    await noticeToHolders(db, 'invoiceIssue', {
      title: `No invoice for ${paid.title}`,
      body: `The payment of ${paid.personName} is booked, but its invoice could not be issued. Cause: ${issued.cause}. Issue it on the payment’s page.`,
      link: paymentPage(paymentId),
      key: `invoice:${orderId}`,
    });
  const sum = fullMoney(paid.amountMinor, paid);
  if (access === 'failed')
    await noticeToHolders(db, 'paymentVerify', {
      title: `Paid, but no access: ${paid.title}`,
      body: `${paid.personName} paid ${sum}, which is booked. Access could not be given. Cause: ${error}. Try again, keep it as it is, or refund the payment.`,
      link: paymentPage(paymentId),
      key: `access:${orderId}`,
    });
  if (paid.salesUserId !== null)
    await noticeTo(db, paid.salesUserId, {
      title: `Paid: ${paid.title}`,
      body: `${paid.personName} paid ${sum}.`,
      link: linkOf(paid),
      key: `paid:${orderId}`,
    });
  await mailReceipt(applying, orderId, { sum, invoice });
  audit({
    action: 'order.pay',
    entity: 'orders',
    entityId: orderId,
    label: `${paid.title}, ${paid.personName}`,
    changes: {
      status: [paid.status, 'paid'],
      paid: [null, sum],
      ...(invoice !== undefined && { invoice: [null, invoice] }),
    },
  });
  if (paid.linkId !== null)
    audit({ action: 'paymentLink.pay', entity: 'payment_links', entityId: paid.linkId, label: paid.title });
};

/** Money came for an order, whatever proves it; the second proof of the same money changes nothing. The caller holds the order. */
export const moneyCame = async (applying: Applying, came: Came): Promise<void> => {
  const isSurplus = await settle(applying.db, came);
  if (isSurplus === undefined) return;
  const paid = await readPaid(applying.db, came);
  await (isSurplus ? keepSurplus : payOrder)(applying, came, paid);
};
