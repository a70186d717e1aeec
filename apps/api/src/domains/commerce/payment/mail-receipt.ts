import { sql } from 'kysely';
import { openLink } from '../../../server/mail/link-secret';
import { queueMailTo } from '../../../server/mail/queue-mail';
import { payAddress } from '../paylink/shown';
import type { Applying } from './apply-event';

/** Mails the payer that the money arrived; the link leads to the pay page, which has the invoice. */
export const mailReceipt = async (
  { db, keys, publicUrl }: Applying,
  orderId: number,
  { sum, invoice }: { readonly sum: string; readonly invoice: string | undefined },
): Promise<void> => {
  const { rows } = await sql<{ email: string; title: string; tokenSealed: Buffer }>`
    select coalesce(o.bill_to->>'email', '') as email, o.title, l.token_sealed from orders o join payment_links l on l.order_id = o.id where o.id = ${orderId}`.execute(
    db,
  );
  const [order] = rows;
  const token = order && openLink(keys, order.tokenSealed);
  if (!order || order.email === '' || token === undefined) return;
  await queueMailTo(db, order.email, {
    name: 'payment-received',
    dedupeKey: `receipt:${orderId}`,
    values: {
      title: order.title,
      sum,
      papers: invoice === undefined ? 'Your order is here:' : `Your order and invoice ${invoice} are here:`,
    },
    link: { address: payAddress(publicUrl, token), lifetime: '30 days', keys },
  });
};
