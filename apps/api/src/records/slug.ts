import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

const longest = 100;

/** The letters and digits of a normalised name as a slug; empty when it has none. */
export const slugFrom = (normalised: string): string =>
  normalised
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/** `base`, or the first of `base-2`, `base-3` … that nobody has. */
export const freeSlug = (base: string, taken: ReadonlySet<string>): string => {
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : `-${n}`;
    const slug = `${base.slice(0, longest - end.length).replace(/-+$/, '')}${end}`;
    if (!taken.has(slug)) return slug;
  }
};

/** Tables whose rows have a slug, and what a row is called in one. */
const nouns = {
  categories: 'category',
  skills: 'skill',
  courses: 'course',
  upcoming_courses: 'course',
  training_ads: 'training',
  student_plans: 'plan',
  trainer_plans: 'plan',
} as const;

/** The slug to write: the entered one, or a new one where it is empty. Undefined where none was sent. */
export const writtenSlug = async (
  db: Kysely<DB>,
  table: keyof typeof nouns,
  slug: string | null | undefined,
  { name, id }: { readonly name: string; readonly id: number },
): Promise<string | undefined> => (slug === undefined ? undefined : slug || (await proposeSlug(db, table, name, id)));

/** A free slug made from the name, or from the id when the name has no letter that a slug may hold. One proposal at a time: the caller is in a transaction. */
export const proposeSlug = async (
  db: Kysely<DB>,
  table: keyof typeof nouns,
  name: string,
  id: number,
): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}.slugs`}, 0))`.execute(db);
  const { rows } = await sql<{ normalised: string }>`select search_norm(${name}) as normalised`.execute(db);
  const base = slugFrom(rows[0]!.normalised) || `${nouns[table]}-${id}`;
  const others = await sql<{ slug: string }>`
    select slug::text as slug from ${sql.table(table)} where slug::text like ${`${base.slice(0, longest - 4)}%`} and deleted_at is null and id <> ${id}`.execute(
    db,
  );
  return freeSlug(base, new Set(others.rows.map(({ slug }) => slug)));
};
