import { rightNames, type Right } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Actor } from '../calls/frame';
import { JobError } from './job';

/**
 * Who asked for a job, with the rights that their role has at this moment: a job goes on when its person is blocked or signed out, but does nothing that
 * was taken from them since. @throws JobRefused when the person is gone
 */
export const readJobActor = async (
  db: Kysely<DB>,
  userId: number | null,
  impersonatorId: number | null,
): Promise<Actor> => {
  const { rows } = await sql<{ id: number; fullName: string; roleId: number; rights: string[] }>`
    select u.id, u.full_name, u.role_id, array(select right_name from role_rights where role_id = u.role_id) as rights from users u where u.id = ${userId} and u.status <> 'erased' and u.deleted_at is null`.execute(
    db,
  );
  const [user] = rows;
  if (!user) throw new JobError('Whoever asked for this is no longer here');
  const known: ReadonlySet<string> = new Set(rightNames);
  const rights = new Set(user.rights.filter((name): name is Right => known.has(name)));
  return { userId: user.id, name: user.fullName, roleId: user.roleId, rights, sessionId: 0, impersonatorId };
};
