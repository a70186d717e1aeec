import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { forgetEntriesOf } from '../../commerce/campaign/forget-entries.queries';
import { forgetBillsOf } from '../../commerce/payment/forget-bills.queries';
import { eraseMessages } from '../message/message-erase.queries';
import type { StoredDetail } from './student-detail.queries';

/** Personal fields in the log; their values become `•••`. */
const personal = [
  'firstName',
  'lastName',
  'name',
  'email',
  'mobile',
  'dateOfBirth',
  'addressLine',
  'city',
  'postalCode',
  'guardianName',
  'guardianRelation',
  'guardianEmail',
  'guardianMobile',
  'school',
  'goals',
];

/** Whether unsettled money keeps the account from being erased. */
export const openOrders = async (db: Kysely<DB>, userId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', 'in', sql<number>`(select accounts_of(${userId}))`)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return n;
};

/** Empties account, student and their parts, and masks them in the log. The rows stay for payments. */
export const erasePerson = async (db: Kysely<DB>, { id, userId }: StoredDetail): Promise<void> => {
  await sql`set local app.erase = 'on'`.execute(db);
  await forgetBillsOf(db, userId);
  await forgetEntriesOf(db, userId);
  await sql`
    update users set first_name = 'Erased', last_name = '#' || id, email = null, email_verified_at = null, mobile_e164 = null, mobile_typed = null, mobile_country_id = null, slug = 'erased-' || id,
      state_id = null, city = null, avatar_file_id = null, password_hash = null, preferences = '{}', blocked_at = null, blocked_by = null, block_reason = null, status = 'erased', erased_at = now()
    where id = ${userId}`.execute(db);
  await sql`
    update students set gender = null, date_of_birth = null, school = '', goals = '', guardian_name = '', guardian_relation = '', guardian_email = null, guardian_mobile_e164 = null,
      address_line = '', postal_code = '', preferred_hours = '[]'
    where id = ${id}`.execute(db);
  await sql`delete from person_skills where student_id = ${id}`.execute(db);
  // Rows about the person in any import.
  const imported = sql`from jobs j where j.id = r.job_id and j.name = 'student.import' and r.entity_id = ${id}`;
  await sql`delete from import_keys k where (k.job_id, k.row_no) in (select r.job_id, r.row_no from job_rows r where exists (select ${imported}))`.execute(
    db,
  );
  await sql`update job_rows r set input = (select coalesce(jsonb_object_agg(key, '•••'), '{}') from jsonb_each(r.input)) ${imported}`.execute(
    db,
  );
  await sql`delete from mails where user_id = ${userId}`.execute(db);
  await sql`delete from notifications where user_id = ${userId}`.execute(db);
  await eraseMessages(db, userId);
  await sql`delete from drafts where user_id = ${userId} or (form like 'student.%' and entity_id = ${id})`.execute(db);
  await sql`delete from password_resets where user_id = ${userId}`.execute(db);
  // The answer kept for a repeated creation has all personal data.
  await sql`delete from idempotency_keys where user_id = ${userId} or response->'result'->'student'->>'id' = ${String(id)}`.execute(
    db,
  );
  await sql`
    update audit_log set entity_label = ${`Erased #${userId}`},
      changes = (select coalesce(jsonb_object_agg(key, case when key = any(${personal}::text[]) then '["•••", "•••"]'::jsonb else value end), '{}') from jsonb_each(changes))
    where (entity = 'students' and entity_id = ${String(id)}) or (entity = 'users' and entity_id = ${String(userId)})`.execute(
    db,
  );
};
