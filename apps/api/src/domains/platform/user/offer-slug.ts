import type { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { freeSlug, slugFrom } from '../../../records/slug';
import type { Handler } from '../../../server/calls/frame';

const longest = 80;

/** A slug that no account has had: those of deleted and erased people are not given again. It is not kept for anybody. */
export const offerSlug: Handler<typeof userCalls.slug> = async ({ request: { name, userId = 0 }, db }) => {
  const { rows } = await sql<{ normalised: string }>`select search_norm(${name}) as normalised`.execute(db);
  const base =
    slugFrom(rows[0]!.normalised)
      .slice(0, longest - 6)
      .replace(/-+$/, '') || 'account';
  const others = await db
    .selectFrom('users')
    .select(sql<string>`slug::text`.as('slug'))
    .where(sql<boolean>`(slug = ${base}::citext or (slug > ${`${base}-`}::citext and slug < ${`${base}.`}::citext))`)
    .where('id', '<>', userId)
    .limit(10_000)
    .execute();
  const taken = new Set(others.map(({ slug }) => slug));
  return { slug: freeSlug(base, taken), taken: taken.has(base) };
};
