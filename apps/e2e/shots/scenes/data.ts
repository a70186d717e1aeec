import type { Right } from '@lectern/contract';
import type { Stage } from '../stage';

/** Puts rows into Recently deleted until the pictures are taken. */
export const deletedForNow = async (
  { database, after }: Stage,
  table: 'categories' | 'coupons' | 'faqs' | 'skills',
  where = 'true',
): Promise<void> => {
  const { rows } = await database.query<{ id: string }>(
    `update ${table} set deleted_at = now() - interval '3 hours' where deleted_at is null and ${where} returning id`,
  );
  after(() => database.query(`update ${table} set deleted_at = null where id = any($1)`, [rows.map(({ id }) => id)]));
};

/** Takes a right from a role until the pictures are taken. */
export const withoutRight = async ({ database, after }: Stage, role: number, right: Right): Promise<void> => {
  await database.query('delete from role_rights where role_id = $1 and right_name = $2', [role, right]);
  after(() => database.query('insert into role_rights (role_id, right_name) values ($1, $2)', [role, right]));
};
