import { restoredElsewhere, type UserAudience, type UserRow, type UserStatus } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import { maskEmail, maskMobile } from '../../../server/calls/mask';

/** How long a deleted account can be restored. */
export const restorableDays = 30;

/** Accounts with the names of what they belong to. */
export const usersWithRoles = (db: Kysely<DB>) =>
  db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.roleId')
    .leftJoin('countries as c', 'c.id', 'u.mobileCountryId')
    .select([
      'u.id',
      'u.version',
      'u.fullName as name',
      'u.email',
      'u.mobileE164',
      'c.dialCode',
      'u.roleId',
      'r.name as roleName',
      'r.audience',
      'u.status',
      'u.blockReason',
      'u.lastLoginAt',
      'u.createdAt',
      'u.deletedAt',
    ])
    .$narrowType<{ status: UserStatus; audience: UserAudience; name: string }>();

type Listed = Awaited<ReturnType<ReturnType<typeof usersWithRoles>['executeTakeFirstOrThrow']>>;

/** The account as the wire shows it: people's addresses and numbers masked. */
export const shown = ({ mobileE164, dialCode, email, ...row }: Listed): UserRow => ({
  ...row,
  email: row.audience === 'staff' ? email : maskEmail(email),
  mobile: maskMobile(mobileE164, dialCode),
});

/** The account as it is now; 404 when there is none. */
export const readUser = async (db: Kysely<DB>, id: number): Promise<UserRow> => {
  const row = await usersWithRoles(db).where('u.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return shown(row);
};

const columns = [
  'id',
  'version',
  'roleId',
  'status',
  'fullName',
  'email',
  'mobileE164',
  'passwordHash',
  'deletedAt',
] as const;

/** An account under lock, with the rows that refer to it left free. `kept`: live or deleted. */
export const lockUser = async (db: Kysely<DB>, id: number, kept: 'live' | 'deleted' = 'live') => {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', kept === 'live' ? 'is' : 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as typeof row & { status: UserStatus };
};
export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** @throws 409 with the row as it is when somebody saved before */
export const refuseStale = async (db: Kysely<DB>, user: LockedUser, version: number): Promise<void> => {
  if (user.version !== version) throw stale(await readUser(db, user.id));
};

/** @throws 409 for an account whose person has a row of their own: that domain restores both together */
export const refusePeople = async (db: Kysely<DB>, { roleId }: LockedUser): Promise<void> => {
  const { audience } = await db
    .selectFrom('roles')
    .select('audience')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  if (audience !== 'staff') throw conflict(restoredElsewhere(audience));
};

/** PostgreSQL's refusal by rule H3, as a person is told it. */
export const lastSuperAdmin = () => conflict('This is the last super admin. Make somebody else one first');

/** Marks a deleted account as live again. */
export const undelete = (db: Kysely<DB>, id: number) =>
  db
    .updateTable('users')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', '>', sql<string>`now() - make_interval(days => ${restorableDays})`)
    .executeTakeFirst();
