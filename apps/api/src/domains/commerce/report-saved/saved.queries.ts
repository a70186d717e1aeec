import type { SavedReport, ReportPerson } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The right of everybody who is sent a report. */
const right = 'reportList';

/** Accounts of staff who may see reports now. */
export const reportReaders = sql`
  select u.id, u.full_name, u.email from users u join role_rights g on g.role_id = u.role_id and g.right_name = ${right}
  where u.status = 'active' and u.deleted_at is null`;

/** The people that a report can be sent to, by name. */
export const readReportReaders = async (db: Kysely<DB>): Promise<readonly ReportPerson[]> =>
  (
    await sql<ReportPerson>`select id, full_name as name from (${reportReaders}) r order by lower(full_name), id`.execute(
      db,
    )
  ).rows;

/** A saved report, without the mark of those who may edit it. */
export type StoredReport = Omit<SavedReport, 'mayEdit'>;

/** The last mail: its row, and how the mails to its people went. Mails older than 90 days are gone, and count as sent. */
const lastMail = sql`
  select jsonb_build_object('day', m.sent_for, 'people', cardinality(m.user_ids), 'failed', n.failed,
    'error', coalesce(nullif(m.error, ''), n.error, ''),
    'state', case when m.state in ('failed','nobody') then m.state when n.failed > 0 then 'failed' when n.waiting > 0 then 'sending' else 'sent' end)
  from (select * from report_saved_mails where saved_id = s.id order by sent_for desc limit 1) m
  cross join lateral (
    select count(*) filter (where e.state in ('failed','dropped'))::int as failed, count(*) filter (where e.state = 'queued')::int as waiting,
      min(e.error) filter (where e.state in ('failed','dropped')) as error
    from mails e where e.dedupe_key = any(array(select 'report:' || m.saved_id || ':' || m.sent_for || ':' || u from unnest(m.user_ids) u))) n`;

const people = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.full_name, 'mayRead', exists (select 1 from (${reportReaders}) r where r.id = u.id)) order by lower(u.full_name), u.id), '[]')
  from report_saved_people p join users u on u.id = p.user_id where p.saved_id = s.id`;

const reports = (where: RawBuilder<unknown>) => sql<StoredReport>`
  select s.id, s.version, s.name, s.report, s.rhythm, s.on_day, s.format, s.query->>'period' as period, s.query->>'compare' as compare,
    s.query->>'groupBy' as group_by, s.query->>'currency' as currency, s.query->>'kind' as kind, (${people}) as people,
    (select jsonb_build_object('id', id, 'name', full_name) from users where id = s.created_by) as created_by, (${lastMail}) as last_mail
  from report_saved s where ${where} order by lower(s.name), s.id`;

/** All saved reports by name; the contract has a limit to their number. */
export const readSavedReports = async (db: Kysely<DB>): Promise<readonly StoredReport[]> =>
  (await reports(sql`true`).execute(db)).rows;

export const readSavedReport = async (db: Kysely<DB>, id: number): Promise<StoredReport | undefined> =>
  (await reports(sql`s.id = ${id}`).execute(db)).rows[0];
