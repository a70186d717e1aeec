import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { escapeLike } from '../../../server/list/list-query';
import { badRequest, fieldError } from '../../../server/calls/errors';

interface TrainerChoice {
  readonly id: number;
  readonly name: string;
  readonly headline: string;
}

/** Verified trainers by name, at most 50, and the one of `id` whatever their state. */
export const findTrainers = async (db: Kysely<DB>, q = '', id = 0): Promise<TrainerChoice[]> =>
  (
    await sql<TrainerChoice>`
      select r.id, u.full_name as name, r.headline from trainers r join users u on u.id = r.user_id
      where r.deleted_at is null and ((r.state = 'verified' and u.status = 'active' and u.full_name ilike ${`%${escapeLike(q)}%`}) or r.id = ${id})
      order by r.id = ${id} desc, u.full_name, r.id limit 50`.execute(db)
  ).rows;

/** The account of a trainer who may hold meetings. @throws 400 on `property` for one who is not verified */
export const requireTrainer = async (
  db: Kysely<DB>,
  trainerId: number,
  property = 'trainerId',
  label = 'Trainer',
): Promise<number> => {
  const { rows } = await sql<{ userId: number; isVerified: boolean }>`
    select r.user_id, r.state = 'verified' and u.status = 'active' as is_verified from trainers r join users u on u.id = r.user_id
    where r.id = ${trainerId} and r.deleted_at is null`.execute(db);
  if (!rows[0]) throw badRequest(fieldError(property, 'unknown', say(messages.invalid, { field: label })));
  if (!rows[0].isVerified) throw badRequest(fieldError(property, 'verified', `${label} is not verified`));
  return rows[0].userId;
};

/** @throws 400 for a skill that is not active */
export const requireSkill = async (db: Kysely<DB>, skillId: number): Promise<void> => {
  const { rows } =
    await sql`select 1 from skills where id = ${skillId} and status = 'active' and deleted_at is null`.execute(db);
  if (rows.length === 0) throw badRequest(fieldError('skillId', 'unknown', say(messages.invalid, { field: 'Skill' })));
};

/** @throws 400 for a currency that is not active */
export const requireCurrency = async (db: Kysely<DB>, currency: string): Promise<void> => {
  const { rows } = await sql`select 1 from currencies where code = ${currency} and active`.execute(db);
  if (rows.length === 0)
    throw badRequest(fieldError('currency', 'unknown', say(messages.invalid, { field: 'Currency' })));
};
