import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { BookRow, Provider, ProviderTools } from '../payment/provider';
import { judgeRow, missingThere, type FoundLine } from './judge';
import { keyOf, ownRowsBetween, readOwners, readOwnRows } from './own-rows.queries';

const day = 86_400_000;

/** The compared time: the provider's books from `from` to `to`; rows of ours are missing there from `firm` on. */
export interface Window {
  readonly from: Date;
  /** A session may be two weeks older than its payment, and then is in older books. */
  readonly firm: Date;
  /** News may still be on its way after that. */
  readonly to: Date;
}

/** 35 days up to an hour ago. The money of a bank debit comes up to two weeks after its session. */
export const windowAt = (now: Date): Window => {
  const from = new Date(now.getTime() - 35 * day);
  return { from, firm: new Date(from.getTime() + 14 * day), to: new Date(now.getTime() - day / 24) };
};

const ownerKey = ({ subject, mark, paymentId }: BookRow): string =>
  mark ?? (subject === 'payment' ? '' : `payment:${paymentId}`);

const judgeAll = async (db: Kysely<DB>, providerId: number, rows: readonly BookRow[]): Promise<FoundLine[]> => {
  const own = await readOwnRows(db, providerId, rows);
  const owners = await readOwners(db, providerId, rows);
  return rows.flatMap((row) => {
    const owner = owners.get(ownerKey(row)) ?? owners.get(`payment:${row.paymentId}`);
    return judgeRow(row, own.get(keyOf(row)), owner) ?? [];
  });
};

/** Differences of a provider's books and ours, day by day of its books, then what it does not have. `listed` counts its rows. */
export async function* compareBooks(
  tools: ProviderTools,
  provider: Provider,
  { from, firm, to }: Window,
): AsyncGenerator<{ readonly lines: readonly FoundLine[]; readonly listed: number }> {
  const { db, providerId } = tools;
  const seen = new Set<string>();
  for (let start = from.getTime(); start < to.getTime(); start += day) {
    const end = new Date(Math.min(start + day, to.getTime()));
    const rows = await provider.books(tools, new Date(start), end);
    for (const row of rows) seen.add(keyOf(row));
    if (rows.length > 0) yield { lines: await judgeAll(db, providerId, rows), listed: rows.length };
  }
  for await (const rows of ownRowsBetween(db, providerId, firm, to))
    yield {
      lines: rows.filter((row) => !seen.has(keyOf(row))).map(({ at, id: _id, ...own }) => missingThere(own, at)),
      listed: 0,
    };
}
