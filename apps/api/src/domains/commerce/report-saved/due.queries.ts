import type { MovingPeriod, ReportComparison, ReportFormat, ReportRhythm } from '@lectern/contract/commerce';
import type { ExportedReport } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { isDue, lastDueDay } from './due-day';
import { reportReaders } from './saved.queries';

/** A saved report as its mail needs it. */
interface SavedForMail {
  readonly id: number;
  readonly name: string;
  readonly report: ExportedReport;
  readonly period: MovingPeriod;
  readonly compare: ReportComparison;
  readonly groupBy: string;
  readonly currency: string | undefined;
  readonly kind: string | undefined;
  readonly rhythm: ReportRhythm;
  readonly onDay: number;
  readonly format: ReportFormat;
  readonly maker: string;
}

/** A saved report with the day that its mail is of. */
export interface DueReport extends SavedForMail {
  readonly day: string;
}

interface Unsent extends Omit<SavedForMail, 'currency' | 'kind'> {
  readonly currency: string | null;
  readonly kind: string | null;
  readonly lastSent: string | null;
  readonly since: string;
  readonly today: string;
  readonly hour: number;
}

/** The saved reports with a mail that is still to be sent. */
export const readDue = async (db: Kysely<DB>): Promise<readonly DueReport[]> => {
  const { rows } = await sql<Unsent>`
    select s.id, s.name, s.report, s.rhythm, s.on_day, s.format, s.query->>'period' as period, s.query->>'compare' as compare,
      s.query->>'groupBy' as group_by, s.query->>'currency' as currency, s.query->>'kind' as kind, u.full_name as maker,
      (select max(sent_for)::text from report_saved_mails where saved_id = s.id) as last_sent,
      to_char(s.since at time zone business_zone(), 'YYYY-MM-DD HH24:MI') as since,
      to_char(money_now() at time zone business_zone(), 'YYYY-MM-DD') as today, extract(hour from money_now() at time zone business_zone())::int as hour
    from report_saved s join users u on u.id = s.created_by order by s.id`.execute(db);
  return rows.flatMap(({ lastSent, since, today, hour, currency, kind, ...saved }) => {
    const day = lastDueDay(saved, { day: today, hour });
    return isDue(day, { lastSent, since })
      ? [{ ...saved, currency: currency ?? undefined, kind: kind ?? undefined, day }]
      : [];
  });
};

/** Ids of the people of a saved report who may see reports now and have an address. */
export const readReaders = async (db: Kysely<DB>, savedId: number): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select r.id from (${reportReaders}) r join report_saved_people p on p.user_id = r.id where p.saved_id = ${savedId} and r.email is not null order by r.id`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

interface Mailed {
  readonly state: 'mailed' | 'failed' | 'nobody';
  readonly error?: string;
  readonly userIds?: readonly number[];
}

/** Notes the mail of a day. False where another run has noted it, which then sends it. */
export const noteMail = async (
  db: Kysely<DB>,
  { id, day }: Pick<DueReport, 'id' | 'day'>,
  { state, error = '', userIds = [] }: Mailed,
): Promise<boolean> =>
  (
    await sql`
      insert into report_saved_mails (saved_id, sent_for, state, error, user_ids) select ${id}, ${day}::date, ${state}, ${error}, ${userIds}::bigint[]
      where exists (select 1 from report_saved where id = ${id}) on conflict do nothing returning 1`.execute(db)
  ).rows.length > 0;
