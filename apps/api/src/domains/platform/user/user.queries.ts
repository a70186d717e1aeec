import { restoredElsewhere, type UserRow, type UserStatus } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import { maskEmail, maskMobile } from '../../../server/calls/mask';
import { recordTable } from '../../../records/table';

/** An account as it is stored, with the names of what it belongs to. */
export interface StoredUser extends Omit<UserRow, 'mobile'> {
  readonly mobileE164: string | null;
  readonly dialCode: string | null;
  readonly updatedAt: string;
}
export const roleAudience = sql`(select r.audience from roles r where r.id = t.role_id)`;

/** All accounts, of every role. */
export const users = recordTable<StoredUser>('users', {
  label: 'fullName',
  columns: ['mobileE164', 'roleId', 'blockReason', 'lastLoginAt', 'createdAt'],
  computed: {
    name: sql.ref('t.fullName'),
    email: sql`t.email::text`,
    dialCode: sql`(select c.dial_code from countries c where c.id = t.mobile_country_id)`,
    roleName: sql`(select r.name from roles r where r.id = t.role_id)`,
    audience: roleAudience,
  },
  unique: { users_email: ['email', 'E-mail'] },
});

/** The account on the wire: people's addresses and numbers masked. */
export const shown = ({ mobileE164, dialCode, updatedAt: _updated, email, ...row }: StoredUser): UserRow => ({
  ...row,
  email: row.audience === 'staff' ? email : maskEmail(email),
  mobile: maskMobile(mobileE164, dialCode),
});

/** The account as it is now. @throws 404 */
export const readUser = async (db: Kysely<DB>, id: number): Promise<UserRow> => shown(await users.read(db, id));

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

/** Locks an account, but not the rows that refer to it. `kept`: live, or deleted and still to be restored. */
export const lockUser = async (db: Kysely<DB>, id: number, kept: 'live' | 'deleted' = 'live') => {
  const row = await db
    .selectFrom('users as t')
    .select(columns)
    .where('id', '=', id)
    .where(kept === 'live' ? sql<boolean>`t.deleted_at is null` : users.restorable)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as typeof row & { status: UserStatus };
};
export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** @throws 409 with the current row when somebody saved before */
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

/** PostgreSQL's error of rule H3 as an `ApiError`. */
export const lastSuperAdmin = () => conflict('This is the last super admin. Make somebody else one first');
