import type { ReportSummary } from '@lectern/contract/platform/remotes-overview';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

interface Hour {
  readonly remoteId: number;
  readonly cohort: 'main' | 'canary';
  readonly at: string;
  readonly loads: number;
  readonly errors: number;
  readonly ms: number;
  readonly msMax: number;
}

const sumOf = (hours: readonly Hour[], of: 'loads' | 'errors' | 'ms'): number =>
  hours.reduce((sum, hour) => sum + hour[of], 0);

/** One cohort's day: its sums, and hour by hour. An average and the longest of all: the table keeps no more of a load's time. */
const reportedIn = (hours: readonly Hour[]): ReportSummary => {
  const loads = sumOf(hours, 'loads');
  return {
    loads,
    errors: sumOf(hours, 'errors'),
    loadMsAverage: loads > 0 ? Math.round(sumOf(hours, 'ms') / loads) : null,
    loadMsMax: loads > 0 ? Math.max(...hours.map(({ msMax }) => msMax)) : null,
    points: hours.map(({ at, loads: ofHour, errors }) => ({ at, loads: ofHour, errors })),
  };
};

/** What people reported about all remotes in 24 hours up to now, by cohort; answers for each remote. Served by the index on the minute. */
export const readHealth = async (
  db: Kysely<DB>,
  now: Date,
): Promise<(remoteId: number) => { main: ReportSummary; canary: ReportSummary }> => {
  const { rows } = await sql<Hour>`
    select l.remote_id, h.cohort, date_trunc('hour', h.minute) as at, sum(h.loads)::int as loads, sum(h.load_failures + h.render_errors + h.handler_errors + h.promise_errors)::int as errors,
      sum(h.load_ms_sum)::float8 as ms, max(h.load_ms_max) as ms_max
    from remote_health h join remote_releases l on l.id = h.release_id
    where h.minute > ${now}::timestamptz - interval '24 hours' and h.cohort in ('main', 'canary')
    group by l.remote_id, h.cohort, at order by at`.execute(db);
  const of = (remoteId: number, cohort: Hour['cohort']): ReportSummary =>
    reportedIn(rows.filter((row) => row.remoteId === remoteId && row.cohort === cohort));
  return (remoteId) => ({ main: of(remoteId, 'main'), canary: of(remoteId, 'canary') });
};
