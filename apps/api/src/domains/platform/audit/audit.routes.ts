import { messages, say } from '@lectern/contract';
import type { auditCalls, AuditRow } from '@lectern/contract/platform/audit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { historyAccess } from '../../record-kinds';
import { namesOfIds } from './named-ids';
import { readCurrencies, readLog, subjectsOf } from './entity-log.queries';
import { shownChanges } from './shown-changes';

const usual = 25;

interface Wanted {
  readonly entity: string;
  readonly id: number;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a record's history, as this person may read it. */
export const entityLog = async (
  db: Kysely<DB>,
  actor: Pick<Actor, 'userId' | 'rights' | 'impersonatorId'>,
  { entity, id, before, limit = usual }: Wanted,
): Promise<{ items: AuditRow[]; hasMore: boolean }> => {
  const rows = await readLog(db, await subjectsOf(db, entity, id), { before, count: limit + 1 });
  const shown = rows.slice(0, limit);
  const names = await namesOfIds(
    db,
    entity,
    shown.map(({ changes }) => changes),
  );
  const currencies = shown.some(({ changes }) => 'amounts' in changes)
    ? await readCurrencies(db)
    : new Map<string, never>();
  const reader = { names, currencies, mayReveal: mayReveal(actor) };
  const items = shown.map(
    ({ id: rowId, at, action, actorId, actorName, impersonatorId, impersonatorName, changes }) => ({
      id: rowId,
      at,
      action,
      actorName,
      impersonatorName,
      isOwn: actorId === actor.userId && impersonatorId === actor.impersonatorId,
      changes: shownChanges(changes, reader),
    }),
  );
  return { items, hasMore: rows.length > limit };
};

export const auditHandlers: Handlers<typeof auditCalls> = {
  entity: async ({ request, db, actor }) => {
    const access = historyAccess.get(request.entity);
    if (!access) throw badRequest(fieldError('entity', 'oneOf', say(messages.invalid, { field: 'Entity' })));
    refuseWithoutRight(access, actor);
    return entityLog(db, actor, request);
  },
};
