import type { SalesGroup } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

const channels: Readonly<Record<string, string>> = {
  paylink: 'Payment link',
  checkout: 'Checkout',
  renewal: 'Renewal',
  staff: 'By staff',
};

const titles = (keys: readonly string[], kind: string, table: string, title: string): RawBuilder<unknown> => sql`
  select ${kind} || ':' || t.id as key, ${sql.ref(`t.${title}`)}::text as label from ${sql.table(table)} t
  where t.id in (select split_part(k, ':', 2)::bigint from unnest(${keys}::text[]) k where k like ${`${kind}:%`})`;

const named: Partial<Readonly<Record<SalesGroup, (keys: readonly string[]) => RawBuilder<unknown>>>> = {
  item: (keys) =>
    sql.join(
      [
        titles(keys, 'plan', 'student_plans', 'name'),
        titles(keys, 'trainer_plan', 'trainer_plans', 'name'),
        titles(keys, 'course', 'courses', 'title'),
        titles(keys, 'batch', 'batches', 'title'),
      ],
      sql` union all `,
    ),
  category: (keys) =>
    sql`select id::text as key, name::text as label from categories where id = any(${keys}::bigint[])`,
  seller: (keys) =>
    sql`select t.id::text as key, u.full_name as label from trainers t join users u on u.id = t.user_id where t.id = any(${keys}::bigint[])`,
};

const missing: Partial<Readonly<Record<SalesGroup, string>>> = { category: 'No category', seller: 'No trainer' };

/** The names of the keys of a grouping: titles of items, names of categories and trainers. Times and currencies are their own. */
export const labelsOf = async (
  db: Kysely<DB>,
  groupBy: SalesGroup,
  keys: readonly string[],
): Promise<(key: string) => string> => {
  if (groupBy === 'channel') return (key) => channels[key] ?? key;
  const query = named[groupBy]?.(keys);
  if (!query || keys.length === 0) return (key) => key;
  const { rows } = await sql<{ key: string; label: string }>`${query}`.execute(db);
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  return (key) => labels.get(key) ?? missing[groupBy] ?? key;
};
