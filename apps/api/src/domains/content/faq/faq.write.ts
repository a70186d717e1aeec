import type { FieldError, RequestOf } from '@lectern/contract';
import { statusBlocker, type Faq, type faqCalls, type FaqStatus } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { requireLanguage } from '../language.queries';
import { lockCategoriesOf, placeFaq, requireCategory } from './faq-categories.queries';
import { faqs } from './faq.table';

type Written = Omit<RequestOf<typeof faqCalls.create>, 'beforeId'>;
type Placed = Partial<Written> & { readonly sortKey: number };

const entryOf = (action: 'faq.add' | 'faq.order', faq: Faq, before: Partial<Faq>, after: Placed): AuditEntry => ({
  action,
  entity: 'faqs',
  entityId: faq.id,
  label: faq.question,
  changes: changesOf<Partial<Placed>>(before, after, [
    'categoryId',
    'languageId',
    'question',
    'answerHtml',
    'status',
    'sortKey',
  ]),
});

const refuse = (reason: FieldError | undefined): void => {
  if (reason) throw badRequest([reason]);
};

/** `published_at` always keeps the time of the first publication. */
const publishedColumn = (status: FaqStatus | undefined, first: string | null = null) =>
  status === 'published' && first === null ? { publishedAt: sql`now()` } : {};

/** Before its neighbour, or last in its category. */
export const createFaq: Handler<typeof faqCalls.create> = async ({ request, db, actor, audit }) => {
  const { beforeId = null, ...rest } = request;
  const written = { status: 'draft' as const, answerHtml: '', ...rest };
  await requireCategory(db, written.categoryId);
  await requireLanguage(db, written.languageId);
  refuse(statusBlocker(undefined, written.status, written.answerHtml));
  const sortKey = await placeFaq(db, written.categoryId, null, beforeId);
  const published = publishedColumn(written.status);
  const id = await faqs.insert(db, { ...trimmed(written), sortKey, createdBy: actor.userId, ...published });
  const faq = await faqs.read(db, id);
  audit(entryOf('faq.add', faq, {}, { ...faq, sortKey }));
  return { faq };
};

/** Absent fields stay; in another category it comes last. */
export const updateFaq = async (db: Kysely<DB>, row: Faq, written: Partial<Written>): Promise<void> => {
  const { categoryId, languageId, answerHtml = row.answerHtml, status = row.status } = written;
  const moves = categoryId !== undefined && categoryId !== row.categoryId;
  if (moves) await requireCategory(db, categoryId);
  if (languageId !== undefined && languageId !== row.languageId) await requireLanguage(db, languageId);
  refuse(statusBlocker(row.status, status, answerHtml));
  if (Object.keys(written).length === 0) return;
  await faqs.update(db, row, {
    ...trimmed(written),
    ...publishedColumn(written.status, row.publishedAt),
    ...(moves && { sortKey: await placeFaq(db, categoryId, row.id, null) }),
  });
};

export const orderFaq: Handler<typeof faqCalls.order> = async ({ request, db, audit }) => {
  const { id, categoryId, beforeId } = request;
  await lockCategoriesOf(db, request);
  const row = await faqs.lock(db, request);
  await requireCategory(db, categoryId);
  const sortKey = await placeFaq(db, categoryId, id, beforeId);
  await faqs.update(db, row, { categoryId, sortKey });
  const faq = await faqs.read(db, id);
  audit(entryOf('faq.order', faq, row, { ...faq, sortKey }));
  return { faq };
};
