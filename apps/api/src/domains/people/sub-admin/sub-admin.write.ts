import type { subAdminCalls, SubAdminRow } from '@lectern/contract/people';
import type { ResponseOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { conflict } from '../../../server/calls/errors';
import type { Handler, Work } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import type { Services } from '../../../server/services';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { lockSuperAdmins, refuseBeyond, requireGivable } from '../../platform/user/grants';
import { makeInvited } from '../../platform/user/invite';
import { lastSuperAdmin } from '../../platform/user/user.queries';
import { writeProfile } from './profile.write';
import { subAdmins } from './sub-admin.table';

type Calls = typeof subAdminCalls;
type Answer = Promise<{ subAdmin: SubAdminRow }>;

const fields = [
  'firstName',
  'lastName',
  'email',
  'roleId',
  'jobTitle',
  'team',
  'managerId',
  'countryIds',
  'notes',
  'deletedAt',
] as const;

const entry = (
  action: string,
  row: SubAdminRow,
  before: Partial<SubAdminRow>,
  after: Partial<SubAdminRow>,
): AuditEntry => ({
  action: `user.${action}`,
  entity: 'users',
  entityId: row.id,
  label: row.name,
  changes: changesOf<SubAdminRow>(before, after, [...fields]),
});

/** Makes an invited account of staff with its profile, and mails the link. */
export const createSubAdmin =
  (services: Pick<Services, 'keys' | 'publicUrl'>): Handler<Calls['create']> =>
  async ({ request, db, actor, audit, http }) => {
    const { firstName, lastName, email, roleId, ...profile } = request;
    const id = await makeInvited(services, { db, actor, ip: http.request.ip }, { firstName, lastName, email, roleId });
    await writeProfile(db, id, profile);
    const subAdmin = await subAdmins.read(db, id);
    audit(entry('invite', subAdmin, {}, subAdmin));
    return { subAdmin };
  };

/** @throws 409 for an account that nobody writes any more, 403 for a person with rights that one lacks */
const requireOpen = async (work: Work<Calls['delete']> | Work<Calls['update']>, row: SubAdminRow, doWhat: string) => {
  if (row.status === 'erased') throw conflict('The account is erased');
  await refuseBeyond(work.db, work.actor, row.roleId, doWhat);
};

/** What H3 refuses while this runs is answered in its words. */
const keepingOne = async <Result>(
  db: Kysely<DB>,
  isAboutOne: boolean,
  write: () => Promise<Result>,
): Promise<Result> => {
  if (isAboutOne) await lockSuperAdmins(db);
  try {
    return await write();
  } catch (error) {
    throw hasCode(error, 'PF001') ? lastSuperAdmin() : error;
  }
};

/** What is absent stays; the account gets a new version in any case, as it carries that of both rows. */
export const updateSubAdmin = async (work: Work<Calls['update']>): Answer => {
  const { request, db, actor, audit } = work;
  const { id, version, firstName, lastName, email, roleId, ...profile } = request;
  const before = await subAdmins.lock(db, { id, version });
  await requireOpen(work, before, 'change');
  const isOtherRole = roleId !== undefined && roleId !== before.roleId;
  if (isOtherRole) {
    if (id === actor.userId) throw conflict('Nobody changes their own role');
    await requireGivable(db, actor, roleId);
  }
  const account = trimmed({ firstName, lastName, email, ...(isOtherRole && { roleId }) });
  await keepingOne(db, isOtherRole && (before.roleId === 1 || roleId === 1), () =>
    subAdmins.update(db, before, account),
  );
  if (email !== undefined && email.trim() !== before.email)
    await sql`delete from password_resets where user_id = ${id} and used_at is null`.execute(db);
  await writeProfile(db, id, profile);
  const subAdmin = await subAdmins.read(db, id);
  audit(entry('update', subAdmin, before, subAdmin));
  return { subAdmin };
};

/** Deletes the account for now, and ends its sessions. */
export const deleteSubAdmin = async (work: Work<Calls['delete']>): Promise<ResponseOf<Calls['delete']>> => {
  const { request, db, actor, audit } = work;
  const before = await subAdmins.lock(db, request);
  if (before.id === actor.userId) throw conflict('Nobody deletes themselves');
  await requireOpen(work, before, 'delete');
  const restorableUntil = await keepingOne(db, before.roleId === 1, () => subAdmins.softDelete(db, before.id));
  await endSessionsOf(db, before.id, 'revoked');
  audit(entry('delete', before, {}, {}));
  return { restorableUntil };
};

/** Back within 30 days, unless the e-mail address is in use. */
export const restoreSubAdmin = async ({ request, db, actor, audit }: Work<Calls['restore']>): Answer => {
  const before = await subAdmins.lockDeleted(db, request);
  await refuseBeyond(db, actor, before.roleId, 'restore');
  await subAdmins.update(db, before, { deletedAt: null });
  const subAdmin = await subAdmins.read(db, before.id);
  audit(entry('restore', subAdmin, { deletedAt: before.deletedAt }, { deletedAt: null }));
  return { subAdmin };
};
