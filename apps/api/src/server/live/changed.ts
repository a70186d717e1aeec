import type { Right } from '@lectern/contract';
import type { AuditEntry, AuditOrigin } from '../calls/audit';

/** Table of a row → the right to read it: whoever holds it may hear that the row changed. Of other tables nobody is told. */
export const readers = {
  categories: 'categoryList',
  skills: 'skillList',
  institutes: 'instituteList',
  coupons: 'settings',
  faqs: 'settings',
  faq_categories: 'settings',
  students: 'studentList',
  users: 'userList',
} as const satisfies Readonly<Record<string, Right>>;

/** More rows than these are told of as very many: a message has room for 8,000 bytes. */
const most = 200;

const isTold = (entity: string): entity is keyof typeof readers => Object.hasOwn(readers, entity);

/** What open lists are told of a mutation: one message for each table that it wrote to. */
export const changedMessages = (entries: readonly AuditEntry[], { actorId }: Pick<AuditOrigin, 'actorId'>): string[] =>
  [...new Set(entries.map(({ entity }) => entity))].filter(isTold).map((entity) => {
    const ids = [
      ...new Set(entries.filter((entry) => entry.entity === entity).map(({ entityId }) => Number(entityId))),
    ];
    return JSON.stringify({
      to: { right: readers[entity] },
      event: 'changed',
      entity,
      ids: ids.length > most ? null : ids,
      by: actorId,
    });
  });
