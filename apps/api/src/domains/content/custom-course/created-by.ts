import { sql } from 'kysely';

/** Who acts in this transaction; null for the server itself. */
export const createdBy = sql<number | null>`nullif(current_setting('app.user_id', true), '')::bigint`;
/** `published_at` always keeps the time of the first publication. */
export const publishedColumn = (status: string | undefined, first: string | null = null) =>
  status === 'published' && first === null ? { publishedAt: sql`now()` } : {};
