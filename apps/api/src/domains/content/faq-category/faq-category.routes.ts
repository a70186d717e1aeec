import { messages, say } from '@lectern/contract';
import type { Audience, faqCategoryCalls } from '@lectern/contract/content';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { removeCategory } from './faq-category-delete';
import {
  hasFaqs,
  insertCategory,
  listCategories,
  lockAllCategories,
  lockCategory,
  placeCategory,
  readCategory,
  updateCategory,
} from './faq-category.queries';

const audited = ['audience', 'name', 'sortKey'] as const;

export const faqCategoryHandlers: Handlers<typeof faqCategoryCalls> = {
  list: async ({ request, db }) => ({ items: await listCategories(db, request.audience) }),

  add: async ({ request, db, audit }) => {
    await lockAllCategories(db);
    const values = {
      audience: request.audience,
      name: request.name.trim(),
      sortKey: await placeCategory(db, request.audience, null, request.beforeId ?? null),
    };
    const id = await insertCategory(db, values);
    audit({
      action: 'faqCategory.add',
      entity: 'faq_categories',
      entityId: id,
      label: values.name,
      changes: changesOf({}, values, audited),
    });
    return { category: await readCategory(db, id) };
  },

  update: async ({ request, db, audit }) => {
    await lockAllCategories(db);
    const category = await lockCategory(db, request);
    const audience = request.audience ?? (category.audience as Audience);
    const leaves = audience !== category.audience;
    if (leaves && (await hasFaqs(db, category.id)))
      throw badRequest(fieldError('audience', 'fixed', say(messages.invalid, { field: 'Audience' })));
    const moves = leaves || request.beforeId !== undefined;
    const changed = {
      ...(request.name !== undefined && { name: request.name.trim() }),
      ...(leaves && { audience }),
      ...(moves && { sortKey: await placeCategory(db, audience, category.id, request.beforeId ?? null) }),
    };
    if (Object.keys(changed).length > 0) await updateCategory(db, category.id, changed);
    audit({
      action: 'faqCategory.update',
      entity: 'faq_categories',
      entityId: category.id,
      label: changed.name ?? category.name,
      changes: changesOf(category, { ...category, ...changed }, audited),
    });
    return { category: await readCategory(db, category.id) };
  },

  delete: removeCategory,
};
