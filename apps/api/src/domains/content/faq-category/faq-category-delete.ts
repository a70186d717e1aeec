import { sql, type Kysely } from 'kysely';
import { messages, say } from '@lectern/contract';
import type { faqCategoryCalls } from '@lectern/contract/content';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { lockAllCategories, lockCategory } from './faq-category.queries';
import { lockLive } from '../../../records/lock-live';

/** A question in both categories in one language: the move would duplicate it. */
const questionsInBoth = (db: Kysely<DB>, from: number, to: number) =>
  db
    .selectFrom('faqs as a')
    .innerJoin('faqs as b', (join) =>
      join
        .onRef('b.languageId', '=', 'a.languageId')
        .on(sql`lower(b.question collate "C")`, '=', sql`lower(a.question collate "C")`),
    )
    .select('a.question')
    .where('a.categoryId', '=', from)
    .where('b.categoryId', '=', to)
    .where('a.deletedAt', 'is', null)
    .where('b.deletedAt', 'is', null)
    .orderBy('a.sortKey')
    .limit(1)
    .executeTakeFirst();

/** Moves all FAQs after those of `to`, in order; deleted ones too, so that they can still be restored. */
const moveFaqs = async (db: Kysely<DB>, from: number, to: number): Promise<void> => {
  await sql`
    update faqs f set category_id = ${to}, sort_key = n.key
    from (select id, (select coalesce(max(sort_key), 0) from faqs where category_id = ${to}) + 1048576 * row_number() over (order by sort_key) as key from faqs where category_id = ${from}) n
    where f.id = n.id`.execute(db);
};

/** Deletes a category; its FAQs move to `moveTo`, which a category in use needs. */
export const removeCategory: Handler<typeof faqCategoryCalls.delete> = async ({ request, db, audit }) => {
  const { id, moveTo } = request;
  await lockAllCategories(db);
  // Both in order of id and before any FAQ, as every writer of FAQs does.
  const live = await lockLive(db, 'faq_categories', moveTo === undefined ? [id] : [id, moveTo], 'order');
  const category = await lockCategory(db, request);
  if (moveTo !== undefined && (moveTo === id || !live.has(moveTo)))
    throw badRequest(fieldError('moveTo', 'live', say(messages.invalid, { field: 'Category' })));
  const { used } = await db
    .selectFrom('faqs')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('categoryId', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (moveTo === undefined && used > 0)
    throw conflict(`${category.name} still has ${used} ${used === 1 ? 'FAQ' : 'FAQs'}: choose a category for them`);
  if (moveTo !== undefined) {
    const twice = await questionsInBoth(db, id, moveTo);
    if (twice) throw conflict(`Both categories ask “${twice.question}”: change one of the two first`);
    await moveFaqs(db, id, moveTo);
  }
  await db
    .updateTable('faqCategories')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  audit({
    action: 'faqCategory.delete',
    entity: 'faq_categories',
    entityId: id,
    label: category.name,
    changes: moveTo === undefined ? {} : { moveTo: [null, moveTo], faqs: [used, 0] },
  });
  return { moved: moveTo === undefined ? 0 : used };
};
