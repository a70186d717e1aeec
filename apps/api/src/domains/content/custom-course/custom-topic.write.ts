import { hasContent, messages, say, wordsOf, type RequestOf } from '@lectern/contract';
import type { CustomTopic, customTopicCalls } from '@lectern/contract/content';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockLive } from '../../../records/lock-live';
import { placeBefore } from '../../../records/place';
import { trimmed } from '../../../records/record-writes';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { createdBy, publishedColumn } from './created-by';
import { customTopics } from './custom-topic.table';
import { readPrice } from '../../../records/price.queries';

type Written = Omit<RequestOf<typeof customTopicCalls.create>, 'beforeId'>;
const ordered = { table: 'custom_topics', parent: 'custom_chapter_id' };

const lockChapters = (db: Kysely<DB>, ...ids: readonly (number | undefined)[]) =>
  lockLive(db, 'custom_chapters', ids, 'order');

/** @throws 400 for a chapter that does not exist */
const requireChapter = async (db: Kysely<DB>, id: number): Promise<void> => {
  if (!(await lockChapters(db, id)).has(id))
    throw badRequest(fieldError('customChapterId', 'live', say(messages.invalid, { field: 'Chapter' })));
};

/** Locks the current and the new chapter of a topic, before the topic itself: their topics are counted and put in order. */
export const lockChaptersOf = async (
  db: Kysely<DB>,
  { id, customChapterId }: { readonly id: number; readonly customChapterId?: number },
): Promise<void> => {
  const now = await db.selectFrom('customTopics').select('customChapterId').where('id', '=', id).executeTakeFirst();
  await lockChapters(db, now?.customChapterId, customChapterId);
};

/** @throws 409 while its chapter is deleted */
export const requireOwnChapter = async (db: Kysely<DB>, { customChapterId }: CustomTopic): Promise<void> => {
  if (!(await lockChapters(db, customChapterId)).has(customChapterId))
    throw conflict('The chapter of this topic has been deleted');
};

/** A published chapter keeps a published topic; its chapter is locked. @throws 409 for the last one that would go */
export const requireAnother = async (
  db: Kysely<DB>,
  { id, status, customChapterId }: Pick<CustomTopic, 'id' | 'status' | 'customChapterId'>,
): Promise<void> => {
  if (status !== 'published') return;
  const chapter = await db
    .selectFrom('customChapters as c')
    .select((eb) => [
      'c.status',
      eb
        .selectFrom('customTopics as t')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('t.customChapterId', '=', 'c.id')
        .where('t.deletedAt', 'is', null)
        .where('t.status', '=', 'published')
        .where('t.id', '<>', id)
        .as('others'),
    ])
    .where('c.id', '=', customChapterId)
    .executeTakeFirstOrThrow();
  if (chapter.status === 'published' && Number(chapter.others) === 0)
    throw conflict('It is the last published topic of a published chapter: turn the chapter into a draft first');
};

/** @throws 400 for a published topic without a text */
const requireText = (status: string | undefined, bodyHtml: string): void => {
  if (status === 'published' && !hasContent(bodyHtml))
    throw badRequest(fieldError('bodyHtml', 'required', say(messages.required, { field: 'Text' })));
};

const columnsOf = ({ price: _typed, ...written }: Partial<Written>) => ({
  ...trimmed(written),
  ...(written.bodyHtml !== undefined && { words: wordsOf(written.bodyHtml) }),
});

/** A topic before its neighbour, or last in its chapter. */
export const createTopic = async (
  db: Kysely<DB>,
  { beforeId = null, ...written }: RequestOf<typeof customTopicCalls.create>,
): Promise<number> => {
  const { customChapterId, price, currency, status, bodyHtml = '' } = written;
  await requireChapter(db, customChapterId);
  requireText(status, bodyHtml);
  return customTopics.insert(db, {
    ...columnsOf(written),
    ...publishedColumn(status),
    priceMinor: await readPrice(db, price, currency),
    sortKey: await placeBefore(db, ordered, customChapterId, null, beforeId),
    createdBy,
  });
};

/** What is absent stays; in another chapter it comes last. */
export const updateTopic = async (db: Kysely<DB>, row: CustomTopic, written: Partial<Written>): Promise<void> => {
  if (Object.keys(written).length === 0) return;
  const { customChapterId = row.customChapterId, status = row.status, bodyHtml = row.bodyHtml } = written;
  const { price, currency } = written;
  const moves = customChapterId !== row.customChapterId;
  if (moves) await requireChapter(db, customChapterId);
  requireText(status, bodyHtml);
  if (moves || status !== row.status) await requireAnother(db, row);
  const isPriced = price !== undefined || currency !== undefined;
  await customTopics.update(db, row, {
    ...columnsOf(written),
    ...publishedColumn(written.status, row.publishedAt),
    ...(isPriced && { priceMinor: await readPrice(db, price ?? row.price, currency ?? row.currency) }),
    ...(moves && { sortKey: await placeBefore(db, ordered, customChapterId, row.id, null) }),
  });
};

export const orderTopic: Handler<typeof customTopicCalls.order> = async ({ request, db, audit }) => {
  const { id, customChapterId, beforeId } = request;
  await lockChaptersOf(db, request);
  const row = await customTopics.lock(db, request);
  if (customChapterId !== row.customChapterId) {
    await requireChapter(db, customChapterId);
    await requireAnother(db, row);
  }
  const sortKey = await placeBefore(db, ordered, customChapterId, id, beforeId);
  await customTopics.update(db, row, { customChapterId, sortKey });
  const customTopic = await customTopics.read(db, id);
  const before = { customChapterId: row.customChapterId };
  const changes = changesOf<{ customChapterId: number; sortKey: number }>(before, { customChapterId, sortKey }, [
    'customChapterId',
    'sortKey',
  ]);
  audit({ action: 'customTopic.order', entity: 'custom_topics', entityId: id, label: row.title, changes });
  return { customTopic };
};
