import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { wordsOf } from './columns';

/** What this person has matched heads with before; '' = none. */
export const earlierMapping = async (
  db: Kysely<DB>,
  userId: number,
  form: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('importMappings')
    .select(['head', 'field'])
    .where('userId', '=', userId)
    .where('form', '=', form)
    .execute();
  return new Map(rows.map(({ head, field }) => [head, field]));
};

/** Remembers what this person has matched the heads with. */
export const rememberMapping = async (
  db: Kysely<DB>,
  userId: number,
  form: string,
  heads: readonly string[],
  fieldOf: (column: number) => string,
): Promise<void> => {
  const byHead = new Map(
    heads
      .map((head, column) => [wordsOf(head).slice(0, 200), fieldOf(column)] as const)
      .filter(([head]) => head !== ''),
  );
  if (byHead.size === 0) return;
  await db
    .insertInto('importMappings')
    .values([...byHead].map(([head, field]) => ({ userId, form, head, field })))
    .onConflict((on) =>
      on.columns(['userId', 'form', 'head']).doUpdateSet((eb) => ({ field: eb.ref('excluded.field') })),
    )
    .execute();
};
