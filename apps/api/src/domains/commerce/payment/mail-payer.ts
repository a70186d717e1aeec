import { sql } from 'kysely';
import { openLink } from '../../../server/mail/link-secret';
import { queueMailTo } from '../../../server/mail/queue-mail';
import { payAddress } from '../paylink/shown';
import type { Applying } from './apply-event';

/** A mail about an order's money; `title` is added to its values. */
interface PayerMail {
  readonly name: 'payment-received' | 'payment-returned' | 'invoice-corrected';
  /** Another address than the payer's of the order. */
  readonly to?: string;
  readonly dedupeKey: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Mails the payer of an order; the link leads to the pay page, which has the invoice. A payer without an address gets none. */
export const mailPayer = async (
  { db, keys, publicUrl }: Omit<Applying, 'audit'>,
  orderId: number,
  { values, to, ...mail }: PayerMail,
): Promise<void> => {
  const { rows } = await sql<{ email: string; title: string; tokenSealed: Buffer }>`
    select coalesce(o.bill_to->>'email', '') as email, o.title, l.token_sealed from orders o join payment_links l on l.order_id = o.id where o.id = ${orderId}`.execute(
    db,
  );
  const [order] = rows;
  const token = order && openLink(keys, order.tokenSealed);
  const email = to ?? order?.email ?? '';
  if (!order || email === '' || token === undefined) return;
  await queueMailTo(db, email, {
    ...mail,
    values: { title: order.title, ...values },
    link: { address: payAddress(publicUrl, token), lifetime: '30 days', keys },
  });
};
