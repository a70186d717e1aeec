import { sql, type Kysely, type Selectable } from 'kysely';
import { messages, say, type ResponseOf } from '@lectern/contract';
import type { Audience, FaqStatus, faqCalls } from '@lectern/contract/content';
import type { DB, Faqs } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound, stale, taken } from '../../../server/calls/errors';
import { hasCode, violates } from '../../../server/calls/postgres-errors';

export type Faq = ResponseOf<typeof faqCalls.details>['faq'];
/** A row as the table holds it. */
export type StoredFaq = Omit<Selectable<Faqs>, 'status'> & { status: FaqStatus };

/** How long a deleted FAQ can be restored. */
export const restorableDays = 30;

/** FAQs with the names of what they belong to. */
export const faqsWithNames = (db: Kysely<DB>) =>
  db
    .selectFrom('faqs as f')
    .innerJoin('faqCategories as c', 'c.id', 'f.categoryId')
    .innerJoin('languages as l', 'l.id', 'f.languageId')
    .select([
      'f.id',
      'f.version',
      'f.question',
      'c.audience',
      'f.categoryId',
      'c.name as categoryName',
      'f.languageId',
      'l.name as languageName',
      'f.status',
      'f.publishedAt',
      'f.updatedAt',
      'f.deletedAt',
    ])
    .$narrowType<{ status: FaqStatus; audience: Audience }>();

/** The FAQ as it is now, deleted or not; 404 when there is none. */
export const readFaq = async (db: Kysely<DB>, id: number): Promise<Faq> => {
  const row = await faqsWithNames(db).select(['f.answerHtml', 'f.createdAt']).where('f.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** Earlier saves of the answer, newest first. */
export const readRevisions = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('textRevisions as r')
    .leftJoin('users as u', 'u.id', 'r.savedBy')
    .select([
      'r.no',
      'r.words',
      'r.savedAt',
      sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('savedBy'),
    ])
    .where('r.entity', '=', 'faqs')
    .where('r.entityId', '=', id)
    .where('r.field', '=', 'answer_html')
    .orderBy('r.no', 'desc')
    .limit(50)
    .execute();

/**
 * Locks these categories, always in order of id and before any FAQ, so that no two requests can wait for each other.
 * `order` keeps every other writer of the category out, because giving a place may rewrite the places of all its FAQs;
 * `use` only keeps the category from being deleted. Answers which of them are live.
 */
export const lockCategories = async (
  db: Kysely<DB>,
  ids: readonly number[],
  purpose: 'order' | 'use',
): Promise<ReadonlySet<number>> => {
  const rows = db
    .selectFrom('faqCategories')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('deletedAt', 'is', null)
    .orderBy('id');
  return new Set(
    (await (purpose === 'order' ? rows.forNoKeyUpdate() : rows.forShare()).execute()).map((row) => row.id),
  );
};

const storedFaq = async (db: Kysely<DB>, id: number): Promise<StoredFaq | undefined> =>
  (await db.selectFrom('faqs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    StoredFaq | undefined;

/** Locks a live FAQ of this version together with its category and `others`; 404 when it is gone, 409 with the row as it is when stale. */
export const lockFaq = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
  purpose: 'order' | 'use',
  others: readonly number[] = [],
) => {
  const seen = await db
    .selectFrom('faqs')
    .select('categoryId')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!seen) throw notFound();
  const liveCategories = await lockCategories(db, [seen.categoryId, ...others], purpose);
  const faq = await storedFaq(db, id);
  if (!faq || faq.deletedAt !== null) throw notFound();
  if (faq.version !== version) throw stale(await readFaq(db, id));
  return { faq, liveCategories };
};

/** Locks a FAQ that can still be restored, with its category; 404 when its days are over, 409 when stale. */
export const lockDeletedFaq = async (db: Kysely<DB>, { id, version }: { id: number; version: number }) => {
  const seen = await db
    .selectFrom('faqs')
    .select('categoryId')
    .where('id', '=', id)
    .where('deletedAt', '>', sql<string>`now() - make_interval(days => ${restorableDays})`)
    .executeTakeFirst();
  if (!seen) throw notFound();
  const liveCategories = await lockCategories(db, [seen.categoryId], 'use');
  const faq = await storedFaq(db, id);
  if (!faq) throw notFound();
  if (faq.version !== version || faq.deletedAt === null) throw stale(await readFaq(db, id));
  return { faq, categoryIsLive: liveCategories.has(faq.categoryId) };
};

/** Refuses a language that staff can't choose. */
export const requireLanguage = async (db: Kysely<DB>, languageId: number): Promise<void> => {
  const row = await db
    .selectFrom('languages')
    .select('id')
    .where('id', '=', languageId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw badRequest(fieldError('languageId', 'active', say(messages.invalid, { field: 'Language' })));
};

export const neighbourMoved = () => conflict('The order has changed meanwhile; please try again');

/** The key that puts a FAQ before `beforeId`, or last; its category must be locked for `order`. */
export const placeFaq = async (
  db: Kysely<DB>,
  categoryId: number,
  faqId: number | null,
  beforeId: number | null,
): Promise<number> => {
  if (beforeId !== null) {
    const neighbour = await db
      .selectFrom('faqs')
      .select('id')
      .where('id', '=', beforeId)
      .where('categoryId', '=', categoryId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!neighbour) throw neighbourMoved();
  }
  try {
    const { rows } = await sql<{
      key: number;
    }>`select place_before('faqs', 'category_id', ${categoryId}, ${faqId}, ${beforeId}) as key`.execute(db);
    return rows[0]!.key;
  } catch (error) {
    throw hasCode(error, 'CT001') ? neighbourMoved() : error;
  }
};

const questionTaken = (error: unknown): unknown =>
  violates(error, 'faqs_question') ? taken('question', 'Question') : error;

export interface FaqValues {
  categoryId: number;
  languageId: number;
  question: string;
  answerHtml: string;
  status: FaqStatus;
  sortKey: number;
}

/** `published_at` is the first time it was published, for ever. */
const published = (status: FaqStatus | undefined) =>
  status === 'published' ? { publishedAt: sql<string>`coalesce(faqs.published_at, now())` } : {};

export const insertFaq = async (db: Kysely<DB>, values: FaqValues, createdBy: number): Promise<number> => {
  try {
    const row = await db
      .insertInto('faqs')
      .values({ ...values, createdBy, publishedAt: values.status === 'published' ? sql<string>`now()` : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    throw questionTaken(error);
  }
};

/** Writes the given columns of a locked FAQ; `deletedAt: null` restores it. */
export const updateFaq = async (
  db: Kysely<DB>,
  id: number,
  values: Partial<FaqValues> & { deletedAt?: null },
): Promise<void> => {
  try {
    await db
      .updateTable('faqs')
      .set({ ...values, ...published(values.status) })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw questionTaken(error);
  }
};

/** Marks a locked FAQ as deleted; answers until when it can be restored. */
export const deleteFaq = async (db: Kysely<DB>, id: number): Promise<string> => {
  const row = await db
    .updateTable('faqs')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', id)
    .returning(sql<string>`deleted_at + make_interval(days => ${restorableDays})`.as('until'))
    .executeTakeFirstOrThrow();
  return row.until;
};
