import { sql, type Kysely } from 'kysely';
import type { ResponseOf } from '@lectern/contract';
import { keysOf } from '@lectern/contract/records';
import { audiences, type Audience, type faqCategoryCalls } from '@lectern/contract/content';
import type { DB } from '../../../database/schema.generated';
import { notFound, stale, taken } from '../../../server/calls/errors';
import { placeBefore } from '../../../records/place';
import { violates } from '../../../server/calls/postgres-errors';

export type FaqCategory = ResponseOf<typeof faqCategoryCalls.list>['items'][number];

const categories = (db: Kysely<DB>) =>
  db
    .selectFrom('faqCategories as c')
    .select(['c.id', 'c.version', 'c.audience', 'c.name'])
    .select((eb) => [
      eb
        .selectFrom('faqs as f')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('f.categoryId', '=', 'c.id')
        .where('f.deletedAt', 'is', null)
        .as('faqs'),
      eb
        .selectFrom('faqs as f')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('f.categoryId', '=', 'c.id')
        .where('f.deletedAt', 'is', null)
        .where('f.status', '=', 'draft')
        .as('drafts'),
    ])
    .$narrowType<{ audience: Audience; faqs: number; drafts: number }>();

export const listCategories = (db: Kysely<DB>, audience?: Audience | undefined): Promise<FaqCategory[]> =>
  categories(db)
    .where('c.deletedAt', 'is', null)
    .$if(audience !== undefined, (query) => query.where('c.audience', '=', audience!))
    .orderBy('c.audienceNo')
    .orderBy('c.sortKey')
    .execute();

export const readCategory = async (db: Kysely<DB>, id: number): Promise<FaqCategory> => {
  const row = await categories(db).where('c.id', '=', id).where('c.deletedAt', 'is', null).executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** One writer of categories at a time: a move may rewrite the positions of a whole audience. */
export const lockAllCategories = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('faq_categories', 0))`.execute(db);
};

/** Locks a live category of this version against every use of it; 404 when it is deleted, 409 with the current row when stale. */
export const lockCategory = async (db: Kysely<DB>, { id, version }: { id: number; version: number }) => {
  const row = await db
    .selectFrom('faqCategories')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.version !== version) throw stale(await readCategory(db, id));
  return row;
};

/** The key that puts a category before `beforeId` of its audience, or last; needs `lockAllCategories`. */
export const placeCategory = (
  db: Kysely<DB>,
  audience: Audience,
  categoryId: number | null,
  beforeId: number | null,
): Promise<number> =>
  placeBefore(
    db,
    { table: 'faq_categories', parent: 'audience_no' },
    keysOf(audiences).indexOf(audience) + 1,
    categoryId,
    beforeId,
  );

const nameTaken = (error: unknown): unknown => (violates(error, 'faq_categories_name') ? taken('name', 'Name') : error);

export interface CategoryValues {
  audience: Audience;
  name: string;
  sortKey: number;
}

export const insertCategory = async (db: Kysely<DB>, values: CategoryValues): Promise<number> => {
  try {
    return (await db.insertInto('faqCategories').values(values).returning('id').executeTakeFirstOrThrow()).id;
  } catch (error) {
    throw nameTaken(error);
  }
};

export const updateCategory = async (db: Kysely<DB>, id: number, values: Partial<CategoryValues>): Promise<void> => {
  try {
    await db.updateTable('faqCategories').set(values).where('id', '=', id).execute();
  } catch (error) {
    throw nameTaken(error);
  }
};

/** Whether it has any FAQ, deleted ones included. */
export const hasFaqs = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await db.selectFrom('faqs').select('id').where('categoryId', '=', id).limit(1).executeTakeFirst()) !== undefined;
