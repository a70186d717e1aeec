import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { forgetBillsOf } from '../../commerce/payment/forget-bills.queries';
import type { Owner } from './owner';

/** Personal fields in the log; their values become `•••`. */
const personal = [
  ...['firstName', 'lastName', 'name', 'email', 'mobile', 'dateOfBirth', 'addressLine', 'city', 'postalCode'],
  ...[
    'headline',
    'about',
    'legalName',
    'registrationNo',
    'taxNo',
    'website',
    'skills',
    'experience',
    'certification',
    'education',
    'resume',
    'documents',
  ],
];

const rowTables = {
  trainer: ['person_skills', 'experiences', 'resumes', 'certifications', 'educations'],
  agency: ['person_skills', 'experiences', 'agency_documents'],
} as const;

/** Empties an account and the parts of its owner, with their documents, and masks them in the log (H8). The rows stay for payments and batches. */
export const erasePersonOf = async (
  db: Kysely<DB>,
  owner: Owner,
  { id, userId, own }: { readonly id: number; readonly userId: number; readonly own: RawBuilder<unknown> },
): Promise<void> => {
  await sql`set local app.erase = 'on'`.execute(db);
  await forgetBillsOf(db, userId);
  await sql`
    update users set first_name = 'Erased', last_name = '#' || id, email = null, email_verified_at = null, mobile_e164 = null, mobile_typed = null, mobile_country_id = null, slug = 'erased-' || id,
      state_id = null, city = null, avatar_file_id = null, password_hash = null, preferences = '{}', blocked_at = null, blocked_by = null, block_reason = null, status = 'erased', erased_at = now()
    where id = ${userId}`.execute(db);
  await sql`update ${sql.table(owner.table)} set ${own} where id = ${id}`.execute(db);
  for (const table of rowTables[owner.one])
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)} = ${id}`.execute(db);
  await sql`update verifications set state = 'empty', reason = '' where ${sql.ref(owner.column)} = ${id}`.execute(db);
  for (const table of ['mails', 'notifications', 'drafts', 'password_resets'])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  await sql`delete from drafts where form like ${`${owner.one}.%`} and entity_id = ${id}`.execute(db);
  await sql`delete from idempotency_keys where response->'result'->${owner.one}->>'id' = ${String(id)}`.execute(db);
  await sql`
    update audit_log set entity_label = ${`Erased #${userId}`},
      changes = (select coalesce(jsonb_object_agg(key, case when key = any(${personal}::text[]) then '["•••", "•••"]'::jsonb else value end), '{}') from jsonb_each(changes))
    where (entity = ${owner.table} and entity_id = ${String(id)}) or (entity = 'users' and entity_id = ${String(userId)})`.execute(
    db,
  );
};
