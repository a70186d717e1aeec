import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { queueMail } from '../../../server/mail/queue-mail';
import { giveAccess } from './access';
import { noticeToHolders } from './notices';

/** Settles an order of 0: paid now, its coupon used, access given and mailed. There is no provider, payment, ledger row or invoice. */
export const payWithNothing = async (db: Kysely<DB>, orderId: number): Promise<'given' | 'failed'> => {
  await sql`update orders set status = 'paid', paid_at = money_now() where id = ${orderId}`.execute(db);
  await sql`select coupon_use(${orderId})`.execute(db);
  const { state: access, error } = await giveAccess(db, orderId);
  const { userId, title } = await db
    .selectFrom('orders')
    .select(['userId', 'title'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (access === 'failed')
    await noticeToHolders(db, 'paymentVerify', {
      title: `No access: ${title}`,
      body: `There was nothing to pay, but access could not be given. Cause: ${error}.`,
      link: null,
      key: `access:${orderId}`,
    });
  else await queueMail(db, userId, { name: 'access-given', dedupeKey: `access:${orderId}`, values: { title } });
  return access;
};
