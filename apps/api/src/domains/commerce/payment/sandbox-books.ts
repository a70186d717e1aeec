import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { BookRow, ProviderEvent } from './provider';
import { listRefunds } from './sandbox-refunds';

interface BankEvent {
  readonly event: ProviderEvent;
  readonly orderId: number;
}

const markOf = (orderId: number): string => `order:${orderId}`;

/** Payments by their id: a payment that the bank sent twice is one. */
const paymentsOf = (events: readonly BankEvent[]): BookRow[] => {
  const rows = events.flatMap(({ event: { payment, at }, orderId }): BookRow[] =>
    payment?.status === 'paid'
      ? [
          {
            subject: 'payment',
            ref: payment.id,
            paymentId: payment.id,
            mark: markOf(orderId),
            amountMinor: payment.settledMinor,
            currency: payment.settledCurrency,
            state: 'paid',
            at,
          },
        ]
      : [],
  );
  return [...new Map(rows.map((row) => [row.ref, row])).values()];
};

/** A dispute is listed by its begin, in the state that its last event gave it. */
const readDisputes = async (db: Kysely<DB>, from: Date, to: Date): Promise<BookRow[]> => {
  const { rows } = await sql<{ readonly event: ProviderEvent; readonly at: string }>`
    select l.event, e.created_at as at from sandbox_events e
    cross join lateral (select x.event from sandbox_events x where x.ref = e.ref and x.event ? 'dispute' order by x.id desc limit 1) l
    where e.created_at between ${from} and ${to} and e.event->'dispute'->>'status' = 'open' order by e.id`.execute(db);
  return rows.flatMap(({ event: { dispute, paymentId = '' }, at }): BookRow[] => {
    if (!dispute) return [];
    const { ref, amountMinor, currency, status } = dispute;
    return [{ subject: 'dispute', ref, paymentId, amountMinor, currency, state: status, at }];
  });
};

/** The books of the sandbox's bank between two moments. */
export const sandboxBooks = async (db: Kysely<DB>, from: Date, to: Date): Promise<readonly BookRow[]> => {
  const { rows } = await sql<BankEvent>`
    select e.event, s.order_id from sandbox_events e join sandbox_sessions s on s.ref = e.ref
    where e.created_at between ${from} and ${to} and e.event ? 'payment' order by e.id`.execute(db);
  const refunds = await listRefunds(db, from, to);
  return [
    ...paymentsOf(rows),
    ...refunds.map(({ status, ...refund }): BookRow => ({ subject: 'refund', state: status, ...refund })),
    ...(await readDisputes(db, from, to)),
  ];
};
