import type { choicesCall } from '@lectern/contract/records';
import { sql } from 'kysely';
import type { Handler } from '../server/calls/frame';
import { searchCondition } from '../server/list/list-search';
import type { RecordRow, RecordTable } from './table';

const most = 50;

/** Answers a `choicesCall`: the active records of a table by name. The table has a `search_text`. */
export const choicesOf =
  <Row extends RecordRow>({ table, label }: RecordTable<Row>): Handler<ReturnType<typeof choicesCall>> =>
  async ({ request: { q = '' }, db }) => {
    const words = q.trim();
    const found = words === '' ? sql`true` : searchCondition(words, sql`search_text`);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(label)} as name from ${table} where deleted_at is null and status = 'active' and ${found}
      order by ${sql.ref(label)}, id limit ${most}`.execute(db);
    return { items: rows };
  };
