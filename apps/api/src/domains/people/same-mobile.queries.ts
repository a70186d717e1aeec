import type { SameMobile } from '@lectern/contract/people';
import type { UserStatus } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { conflict } from '../../server/calls/errors';
import { maskEmail } from '../../server/calls/mask';

const most = 20;

/** The accounts with this number, addresses masked. */
export const accountsWith = async (db: Kysely<DB>, mobileE164: string): Promise<SameMobile['matches'][number][]> => {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.roleId')
    .leftJoin('students as s', (join) => join.onRef('s.userId', '=', 'u.id').on('s.mergedIntoId', 'is', null))
    .leftJoin('trainers as t', (join) => join.onRef('t.userId', '=', 'u.id').on('t.deletedAt', 'is', null))
    .select([
      'u.id',
      's.id as studentId',
      't.id as trainerId',
      'u.fullName',
      'r.name as roleName',
      'u.email',
      'u.status',
    ])
    .where('u.mobileE164', '=', mobileE164)
    .where('u.deletedAt', 'is', null)
    .orderBy('u.id')
    .limit(most)
    .execute();
  return rows.map(({ fullName, email, status, ...row }) => ({
    ...row,
    name: fullName ?? '',
    email: maskEmail(email),
    status: status as UserStatus,
  }));
};

/** Refuses a number that somebody has by now; two who use it at once come one after the other. @throws 409 with the matches */
export const refuseSameMobile = async (db: Kysely<DB>, mobileE164: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`users.mobile.${mobileE164}`}, 0))`.execute(db);
  const matches = await accountsWith(db, mobileE164);
  if (matches.length > 0)
    throw conflict('Somebody has this mobile number already', { result: { matches } satisfies SameMobile });
};
