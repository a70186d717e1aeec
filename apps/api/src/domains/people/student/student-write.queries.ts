import { sql, type Kysely, type Updateable } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, taken } from '../../../server/calls/errors';
import { violates } from '../../../server/calls/postgres-errors';
import { restorableDays } from '../../../records/restorable-days';
import { accountSlug } from '../../platform/user/account-slug';
import { readMobile } from '../mobile.queries';
import { notMerged } from './student.queries';
import { readStudent, type StoredDetail } from './student-detail.queries';

/** The account of a new student: role 15. */
const studentRole = 15;

const kept = {
  live: sql`s.deleted_at is null`,
  restorable: sql`(s.deleted_at is null or s.deleted_at > now() - make_interval(days => ${restorableDays}))`,
  any: sql`true`,
} as const;

/** Locks a student's two rows, the student first. The caller compares versions. @throws 409 for one who was erased */
export const lockStudent = async (db: Kysely<DB>, id: number, which: keyof typeof kept): Promise<StoredDetail> => {
  const { rows } = await sql<{
    userId: number;
  }>`select s.user_id from students s where s.id = ${id} and ${kept[which]} and ${notMerged} for update`.execute(db);
  if (!rows[0]) throw notFound();
  await db.selectFrom('users').select('id').where('id', '=', rows[0].userId).forNoKeyUpdate().execute();
  const student = await readStudent(db, id);
  if (student.isErased) throw conflict('This student has been erased');
  return student;
};

/** The columns of a mobile number. @throws 400 on the field for an invalid number */
export const mobileColumns = async (db: Kysely<DB>, text: string, countryId: number | null) => {
  const { e164, typed, country: of } = await readMobile(db, 'mobile', text, countryId);
  return { mobileE164: e164, mobileTyped: typed, mobileCountryId: of.id };
};

/** The columns of the account that the form writes. */
export interface AccountValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly countryId: number;
  readonly mobileE164: string;
  readonly mobileTyped: string;
  readonly mobileCountryId: number;
  readonly city?: string;
}
/** The columns of the student that the form writes. */
export type StudentColumns = Omit<Updateable<DB['students']>, 'id' | 'userId' | 'version'>;

const emailTaken = (error: unknown): unknown => (violates(error, 'users_email') ? taken('email', 'E-mail') : error);

/** Creates the account, without a password, and its student. */
export const insertStudent = async (
  db: Kysely<DB>,
  values: AccountValues,
  columns: StudentColumns,
  createdBy: number,
): Promise<number> => {
  try {
    const account = await db
      .insertInto('users')
      .values({
        ...values,
        roleId: studentRole,
        status: 'active',
        slug: accountSlug(`${values.firstName} ${values.lastName}`, 'student'),
        createdBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (
      await db
        .insertInto('students')
        .values({ source: 'admin', ...columns, userId: account.id, profileStep: 2 })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  } catch (error) {
    throw emailTaken(error);
  }
};

/** Writes the given columns of a locked student and of the account. */
export const updateStudent = async (
  db: Kysely<DB>,
  { id, userId }: StoredDetail,
  account: Partial<AccountValues>,
  columns: StudentColumns,
): Promise<void> => {
  try {
    if (Object.keys(account).length > 0) await db.updateTable('users').set(account).where('id', '=', userId).execute();
    // The student always gets a new version, so that the list by last change shows it.
    await db
      .updateTable('students')
      .set((eb) => ({ version: eb('version', '+', 1), ...columns }))
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw emailTaken(error);
  }
};

/** Marks a locked student and the account as deleted; answers until when they can be restored. */
export const markStudentDeleted = async (db: Kysely<DB>, { id, userId }: StoredDetail): Promise<string> => {
  await db
    .updateTable('users')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
  const { until } = await db
    .updateTable('students')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', id)
    .returning(sql<string>`deleted_at + make_interval(days => ${restorableDays})`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
};

/** @throws 409 on the e-mail address when another account has it meanwhile */
export const undeleteStudent = async (db: Kysely<DB>, { id, userId }: StoredDetail): Promise<void> => {
  try {
    await db.updateTable('users').set({ deletedAt: null }).where('id', '=', userId).execute();
    await db.updateTable('students').set({ deletedAt: null }).where('id', '=', id).execute();
  } catch (error) {
    throw emailTaken(error);
  }
};
