import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { wordsOf } from './columns';
import { sheetRows } from './sheet/sheet-rows';

/** The head of a file, and of each column the first values that stand in it. */
export interface FileHead {
  readonly heads: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

const [rowsLookedAt, samplesShown, longestSample] = [50, 3, 60];

/** @throws UnreadableSheet where the file can't be read so far */
export const readHead = async (bytes: Buffer): Promise<FileHead> => {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of sheetRows(bytes)) {
    rows.push(cells);
    if (rows.length > rowsLookedAt) break;
  }
  const [first = [], ...below] = rows;
  const width = Math.max(...rows.map((cells) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => first[at] ?? '');
  return {
    heads,
    samples: heads.map((_head, at) =>
      below
        .flatMap((cells) => cells[at] || [])
        .slice(0, samplesShown)
        .map((text) => text.slice(0, longestSample)),
    ),
  };
};

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
