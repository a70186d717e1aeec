import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';
import { captureJob } from './capture-queue';
import type { ProviderPayment } from './provider';
import { providerOf } from './providers';

interface Authorized extends ProviderPayment {
  readonly providerId: number;
  readonly code: string;
}

/** An authorized payment of an open order. That of a closed one is never taken: it goes back by itself. */
const readAuthorized = async (db: Kysely<DB>, paymentId: number): Promise<Authorized | undefined> =>
  (
    await sql<Authorized>`
      select p.provider_payment_id as id, p.charged_minor as amount_minor, p.charged_currency as currency, p.provider_id, v.code
      from payments p join orders o on o.id = p.order_id join payment_providers v on v.id = p.provider_id
      where p.id = ${paymentId} and p.status = 'authorized' and o.status = 'open'`.execute(db)
  ).rows[0];

/** Takes an authorized payment at its provider; the provider's event says that it is paid. */
export const capturePayment = defineJob({
  name: captureJob,
  kind: 'payment',
  async run({ job, db, services: { keys, publicUrl }, step }) {
    const payment = await readAuthorized(db, Number(job.payload['paymentId']));
    if (payment)
      await providerOf(payment.code)?.capture?.({ db, keys, publicUrl, providerId: payment.providerId }, payment);
    await step(() => Promise.resolve({ done: payment ? 1 : 0 }));
    return { state: 'done' };
  },
});
