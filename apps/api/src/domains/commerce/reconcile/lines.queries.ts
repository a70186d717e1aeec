import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Window } from './compare-books';
import type { FoundLine, Side } from './judge';

const sideText = (side: Side | null): string => JSON.stringify(side ?? {});

/**
 * Keeps the differences that a comparison has found. A line that a person has closed stays closed while both sides are the
 * same. One that agreed meanwhile is open again.
 */
export const keepLines = async (
  db: Kysely<DB>,
  providerId: number,
  now: Date,
  lines: readonly FoundLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  const isSame = sql`l.ours = excluded.ours and l.theirs = excluded.theirs`;
  const staysClosed = sql`l.closed_by is not null and ${isSame}`;
  await sql`
    insert into reconcile_lines as l (provider_id, provider_ref, subject, kind, ours, theirs, payment_id, order_id, at, found_at, seen_at)
    values ${sql.join(
      lines.map(
        ({ ref, subject, kind, ours, theirs, paymentId, orderId, at }) =>
          sql`(${providerId}::bigint, ${ref}, ${subject}, ${kind}, ${sideText(ours)}::jsonb, ${sideText(theirs)}::jsonb, ${paymentId}::bigint, ${orderId}::bigint, ${at}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)`,
      ),
    )}
    on conflict (provider_id, provider_ref, kind) do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = greatest(l.seen_at, excluded.seen_at),
      found_at = case when l.closed_at is null or ${staysClosed} then l.found_at else excluded.found_at end,
      closed_at = case when ${staysClosed} then l.closed_at end, note = case when ${staysClosed} then l.note else '' end,
      closed_by = case when ${staysClosed} then l.closed_by end`.execute(db);
};

/** Closes open lines of the compared time that this comparison did not find: both sides agree. Answers the number of lines that are new or back. */
export const endComparison = async (
  db: Kysely<DB>,
  providerId: number,
  { from, firm, now, listed }: Pick<Window, 'from' | 'firm'> & { readonly now: Date; readonly listed: number },
): Promise<number> => {
  await sql`
    update reconcile_lines set closed_at = ${now}, note = 'Both agree now'
    where provider_id = ${providerId} and closed_at is null and seen_at < ${now} and at >= case kind when 'missing_there' then ${firm}::timestamptz else ${from}::timestamptz end`.execute(
    db,
  );
  await noteRun(db, providerId, { from, now, listed, error: '' });
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from reconcile_lines where provider_id = ${providerId} and closed_at is null and found_at = ${now}`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
};

/** Notes the last comparison with a provider, or the words with which it gave no books. */
export const noteRun = async (
  db: Kysely<DB>,
  providerId: number,
  run: { readonly from: Date; readonly now: Date; readonly listed: number; readonly error: string },
): Promise<void> => {
  await sql`
    insert into reconcile_runs (provider_id, from_at, checked_at, listed, error)
    values (${providerId}, ${run.from}, ${run.now}, ${run.listed}, ${run.error.slice(0, 300)})
    on conflict (provider_id) do update set from_at = excluded.from_at, checked_at = excluded.checked_at, listed = excluded.listed, error = excluded.error`.execute(
    db,
  );
};

/** A provider with books of its own. */
interface BookedProvider {
  readonly id: number;
  readonly code: 'sandbox' | 'razorpay' | 'stripe';
}

/** Providers with money of the compared time, or in use with keys. Money by hand has no books but ours. */
export const readProviders = async (db: Kysely<DB>, from: Date): Promise<readonly BookedProvider[]> =>
  (
    await sql<BookedProvider>`
      select v.id, v.code from payment_providers v
      where v.code <> 'manual' and (exists (select 1 from payments p where p.provider_id = v.id and p.status = 'paid' and p.paid_at >= ${from})
        or v.active and (v.code = 'sandbox' or v.secret_sealed is not null)) order by v.id`.execute(db)
  ).rows;
