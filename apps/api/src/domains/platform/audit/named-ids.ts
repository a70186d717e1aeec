import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

interface Named {
  readonly table: string;
  readonly column: string;
}
const of = (table: string, column = 'name'): Named => ({ table, column });

/** Fields of the log that hold an id, and the table of its name. */
const everywhere: Readonly<Record<string, Named>> = {
  countryId: of('countries'),
  languageId: of('languages'),
  roleId: of('roles'),
  managerId: of('users', 'full_name'),
  salesUserId: of('users', 'full_name'),
  instituteId: of('institutes'),
  parentId: of('categories'),
  replacementId: of('categories'),
  skillId: of('skills'),
  agencyId: of('agencies'),
  trainerId: of('trainers_listed'),
  chapterId: of('chapters', 'title'),
  customChapterId: of('custom_chapters', 'title'),
  imageFileId: of('files', 'original_name'),
};
const namedIn = (entity: string): Readonly<Record<string, Named>> => ({
  ...everywhere,
  categoryId: of(entity === 'faqs' ? 'faq_categories' : 'categories'),
  moveTo: of('faq_categories'),
});

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** The names behind the ids of these changes: field → id → name. One statement for each table that is named. */
export const namesOfIds = async (
  db: Kysely<DB>,
  entity: string,
  changes: readonly Changes[],
): Promise<ReadonlyMap<string, ReadonlyMap<unknown, string>>> => {
  const found = new Map<string, ReadonlyMap<unknown, string>>();
  for (const [field, { table, column }] of Object.entries(namedIn(entity))) {
    const ids = [...new Set(changes.flatMap((each) => each[field] ?? []).filter(isId))];
    if (ids.length === 0) continue;
    const { rows } = await sql<{
      id: number;
      name: string;
    }>`select id, ${sql.ref(column)}::text as name from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
    found.set(field, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return found;
};
