import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { startDatabase } from '../bench/database';
import { benchKey } from '../bench/processes';
import { createDatabase } from '../src/database/connect';
import { freePort } from '../src/database/embedded/server-probe';
import type { DB } from '../src/database/schema.generated';
import type { ProviderEvent } from '../src/domains/commerce/payment/provider';
import { openOrders } from '../src/domains/commerce/sale/testing-orders';
import { seedBase } from '../src/seed/base';
import { seedSelling } from '../src/seed/selling';
import { serverKeys } from '../src/startup/secrets';
import { deliver, type Delivered } from './deliver';
import { startKillingConsole } from './killing-console';

/** For the inbox to empty, in ms: a killed worker's job is taken up when its time is over. */
const patience = 300_000;

/** Lets the clock run until every event is applied: those that wait for others are due immediately. @throws with their number */
const settle = async (db: Kysely<DB>): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from payment_events where state <> 'applied'`.execute(db);
    const waiting = rows[0]!.n;
    if (waiting === 0) return;
    if (Date.now() > end) throw new Error(`${waiting} events are not applied`);
    await sql`update payment_events set next_try_at = now() where state in ('new', 'failed')`.execute(db);
    await sql`update job_schedules set next_run_at = now() where name = 'payment.inbox'`.execute(db);
    await pause(500);
  }
};

/** Orders that are sold, and the news of them. */
interface Sold {
  readonly orders: number;
  readonly news: (orderIds: readonly number[]) => readonly ProviderEvent[];
  /** Number of webhooks between two kills; without it nothing is killed. */
  readonly killAfter?: number;
}

/** Sells on a database and a built console of its own and delivers the news under kills. `look` sees the rows when all are applied. */
export const soldUnderKills = async <T>(
  { orders, news, killAfter }: Sold,
  look: (db: Kysely<DB>, orderIds: readonly number[], delivered: Delivered) => Promise<T>,
): Promise<T> => {
  let orderIds: readonly number[] = [];
  const { url, folder, stop } = await startDatabase(async (db) => {
    await seedBase(db);
    await seedSelling(db);
    orderIds = await openOrders(db, orders);
  });
  const { db, close } = createDatabase(url);
  try {
    const dataFolder = path.join(folder, 'data');
    const console_ = await startKillingConsole(url, dataFolder, await freePort());
    try {
      const { id: providerId } = await db
        .selectFrom('paymentProviders')
        .select('id')
        .where('code', '=', 'sandbox')
        .executeTakeFirstOrThrow();
      const keys = await serverKeys(dataFolder, { current: benchKey, previous: undefined });
      const address = { origin: console_.origin, keys, providerId };
      const delivered = await deliver(console_, address, news(orderIds), killAfter);
      await settle(db);
      return await look(db, orderIds, delivered);
    } finally {
      await console_.stop();
    }
  } finally {
    await close();
    await stop();
  }
};
