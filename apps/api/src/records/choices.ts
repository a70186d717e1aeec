import type { choicesCall } from '@lectern/contract/records';
import type { RequestOf } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../database/schema.generated';
import { searchCondition } from '../server/list/list-search';
import type { RecordRow, RecordTable } from './table';

const most = 50;

type Choices = ReturnType<typeof choicesCall>;

/** Answers a `choicesCall`: the active records of a table by name, all or those that the request narrows them to. The table has a `search_text`; `alsoFound` selects further ids. */
export const choicesOf =
  <Row extends RecordRow, Request extends RequestOf<Choices> = RequestOf<Choices>>(
    { table, label }: RecordTable<Row>,
    narrowed: (request: Request) => RawBuilder<unknown> = () => sql`true`,
    alsoFound?: (q: string) => RawBuilder<unknown>,
  ) =>
  async ({ request, db }: { readonly request: Request; readonly db: Kysely<DB> }) => {
    const words = (request.q ?? '').trim();
    const matched = sql`select id from ${table} where ${searchCondition(words, sql`search_text`)}`;
    const hits = alsoFound ? sql`${matched} union ${alsoFound(words)}` : matched;
    const found = words === '' ? sql`true` : sql`id in (${hits})`;
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(label)} as name from ${table} where deleted_at is null and status = 'active' and ${found} and ${narrowed(request)}
      order by ${sql.ref(label)}, id limit ${most}`.execute(db);
    return { items: rows };
  };
