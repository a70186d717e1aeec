import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { ReportSummary } from './judge';

const nothing: ReportSummary = { loads: 0, errors: 0, people: 0 };

/**
 * The reports about each of these releases in so many minutes up to now. An error says only that a load of a session went wrong: the errors of one session
 * count at most as often as its loads, those that failed among them.
 */
export const summaryOfEach = async (
  db: Kysely<DB>,
  releaseIds: readonly number[],
  minutes: number,
  now: Date,
): Promise<(releaseId: number | null | undefined) => ReportSummary> => {
  const { rows } = await sql<ReportSummary & { releaseId: number }>`
    select release_id, sum(tried)::int as loads, sum(least(errors, tried))::int as errors, count(distinct user_id)::int as people
    from (select release_id, user_id, session_id, sum(errors) as errors, greatest(sum(loads), 1) as tried from remote_health_people
      where release_id = any(${releaseIds}) and minute > ${now}::timestamptz - make_interval(mins => ${minutes}) group by release_id, user_id, session_id) s
    group by release_id`.execute(db);
  const summary = new Map(rows.map(({ releaseId, ...each }) => [releaseId, each]));
  return (releaseId) => (releaseId ? (summary.get(releaseId) ?? nothing) : nothing);
};

/** The same of one release. */
export const summaryOf = async (
  db: Kysely<DB>,
  releaseId: number | undefined,
  minutes: number,
  now: Date,
): Promise<ReportSummary> =>
  releaseId === undefined ? nothing : (await summaryOfEach(db, [releaseId], minutes, now))(releaseId);
