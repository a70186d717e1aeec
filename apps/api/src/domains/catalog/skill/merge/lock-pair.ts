import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../../server/calls/errors';
import type { Pair } from './move-rows.queries';

/** A skill of a merge. */
export interface MergedSkill {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly status: 'active' | 'inactive' | 'merged';
}

/** One merge or undo at a time. Taken before any row lock. */
export const lockMerges = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('skills.merge', 0))`.execute(db);
};

const invalid = (property: keyof Pair, field: string) =>
  badRequest(fieldError(property, 'live', say(messages.invalid, { field })));

/** Both skills of a merge; locked, what names one of them meanwhile waits. @throws 400 on the field of one that is not there, 409 where one is merged */
export const readPair = async (
  db: Kysely<DB>,
  { sourceId, targetId }: Pair,
  isLocked: boolean,
): Promise<{ readonly source: MergedSkill; readonly target: MergedSkill }> => {
  if (sourceId === targetId)
    throw badRequest(fieldError('targetId', 'other', 'Choose another skill than the one that is merged'));
  const { rows } = await sql<MergedSkill>`
    select id, name, slug::text as slug, status from skills where id in (${sourceId}, ${targetId}) and deleted_at is null order by id ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  );
  const [source, target] = [rows.find(({ id }) => id === sourceId), rows.find(({ id }) => id === targetId)];
  if (!source) throw invalid('sourceId', 'Skill');
  if (!target) throw invalid('targetId', 'Target');
  for (const { name, status } of [source, target])
    if (status === 'merged') throw conflict(`${name} has been merged into another skill already`);
  return { source, target };
};
