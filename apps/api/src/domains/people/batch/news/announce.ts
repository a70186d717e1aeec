import { randomUUID } from 'node:crypto';
import { say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeNews } from '../../../../server/mail/write-news';
import { newsTexts, type NewsKind } from './news-texts';
import type { Readers } from './readers';

interface News {
  readonly batchId: number;
  readonly kind: NewsKind;
  readonly to: Readers;
  /** Words for the braces of the text; those of the batch (`batch`, `next`) are filled in without them. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Each reader hears the news of one key once. Without a key it belongs to this transaction alone. */
  readonly key?: string | undefined;
  /** The moment from which a mail about it is of no use. */
  readonly until?: string | undefined;
}

interface BatchWords {
  readonly [name: string]: string;
  readonly batch: string;
  readonly next: string;
}

const wordsOf = async (db: Kysely<DB>, batchId: number): Promise<BatchWords> => {
  const { rows } = await sql<BatchWords>`
    select b.title as batch, coalesce((select words_in_zone(g.starts_at, b.time_zone) from meetings g
      where g.batch_id = b.id and g.state in ('scheduled', 'live') and g.ends_at > now() and g.deleted_at is null order by g.starts_at limit 1), 'a day that is not planned yet') as next
    from batches b where b.id = ${batchId}`.execute(db);
  return rows[0] ?? { batch: '', next: '' };
};

/** Writes news to the bells of its readers and mails it, in the caller's transaction: with the change, or not at all. */
export const announce = async (
  db: Kysely<DB>,
  { batchId, kind, to, values = {}, key = randomUUID(), until }: News,
): Promise<void> => {
  const words = { ...(await wordsOf(db, batchId)), ...values };
  const [title, body] = [say(newsTexts[kind].title, words), say(newsTexts[kind].body, words).trim()];
  const dedupeKey = `${kind}:${batchId}:${key}`;
  await writeNews(db, to, { kind: 'batch', title, body, mail: 'batch-news', dedupeKey, until });
};

/** A moment in the zone of a batch, as its news says it: 'Sun 25 Oct 2026, 18:00 (Europe/London, UTC+00:00)'. */
export const momentIn = async (db: Kysely<DB>, zone: string, at: string): Promise<string> => {
  const { rows } = await sql<{ words: string }>`select words_in_zone(${at}::timestamptz, ${zone}) as words`.execute(db);
  return rows[0]?.words ?? '';
};
