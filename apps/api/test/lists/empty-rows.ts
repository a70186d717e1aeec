import { sql, type Kysely } from 'kysely';
import type { DB } from '../../src/database/schema.generated';
import { resources } from '../../src/domains/resources';
import { walkedLists } from './lists';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tables = [...resources.map(({ table }) => table), 'demos', 'proposals', 'course_enrolments', 'course_reviews'];
const fields = [...new Set(walkedLists.flatMap((list) => Object.keys(list.fields)))].map(snake);

/** Empties every third row of each nullable column of a list, unless a rule of the table needs a value. */
export const emptySomeRows = async (db: Kysely<DB>): Promise<readonly string[]> => {
  const { rows } = await sql<{ table: string; column: string; isText: boolean }>`
    select table_name as "table", column_name as "column", is_nullable = 'NO' as is_text from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name = any(${tables}::text[])
      and column_name = any(${fields}::text[]) and (is_nullable = 'YES' or column_default = '''''::text')`.execute(db);
  const emptied: string[] = [];
  for (const { table, column, isText } of rows) {
    try {
      if (isText)
        await sql`update ${sql.table(table)} set ${sql.id(column)} = case when id % 3 = 0 then '' else 'Text ' || id end`.execute(
          db,
        );
      else await sql`update ${sql.table(table)} set ${sql.id(column)} = null where id % 3 = 0`.execute(db);
      emptied.push(`${table}.${column}`);
    } catch (error) {
      // Class 23: a rule of the table.
      if (!(error as { code?: string }).code?.startsWith('23')) throw error;
    }
  }
  return emptied;
};
