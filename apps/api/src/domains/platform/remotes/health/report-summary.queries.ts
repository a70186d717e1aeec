import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { ReportSummary } from './judge';

/** A release is judged by its reports of so many minutes. */
export const windowMinutes = 5;

/** A report `p` about a release of remote `r` that came after the last switch by a person. */
const isJudged = sql<boolean>`(r.judged_from is null or p.minute >= r.judged_from)`;

const nothing: ReportSummary = { loads: 0, errors: 0, people: 0 };

/** Reports from before a person's switch count for the compared release only, not for the judged one. */
type Use = 'judged' | 'compared';

/**
 * Reports about each of these releases in the minutes up to now, weighed by person. In one window of judging a person
 * counts with one error at most. Loads are capped (20 at a limit of 2 %), so a release that always fails is over its limit.
 */
export const summaryOfEach = async (
  db: Kysely<DB>,
  releaseIds: readonly number[],
  minutes: number,
  now: Date,
  use: Use = 'judged',
): Promise<(releaseId: number | null | undefined) => ReportSummary> => {
  const { rows } = await sql<ReportSummary & { releaseId: number }>`
    select release_id, sum(least(tried, greatest(floor(0.4 / nullif(error_limit, 0)), 1)))::int as loads, sum(least(errors, 1))::int as errors, count(distinct user_id)::int as people
    from (select p.release_id, p.user_id, r.error_limit, sum(p.errors) as errors, greatest(sum(p.loads), 1) as tried
      from remote_health_people p join remote_releases l on l.id = p.release_id join remotes r on r.id = l.remote_id
      where p.release_id = any(${releaseIds}) and p.minute > ${now}::timestamptz - make_interval(mins => ${minutes}) and (${use === 'compared'} or ${isJudged})
      group by p.release_id, p.user_id, r.error_limit, floor(extract(epoch from ${now}::timestamptz - p.minute) / ${windowMinutes * 60})) s
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
  use?: Use,
): Promise<ReportSummary> =>
  releaseId === undefined ? nothing : (await summaryOfEach(db, [releaseId], minutes, now, use))(releaseId);

/** Ids of the users whose reports name an error of this release in the window of judging. */
export const reportersOf = async (db: Kysely<DB>, releaseId: number, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select distinct p.user_id from remote_health_people p join remote_releases l on l.id = p.release_id join remotes r on r.id = l.remote_id
    where p.release_id = ${releaseId} and p.errors > 0 and p.minute > ${now}::timestamptz - make_interval(mins => ${windowMinutes}) and ${isJudged}
    order by p.user_id`.execute(db);
  return rows.map(({ userId }) => userId);
};

/** Users of a release in the minutes up to now, with all their loads. */
export const usersOf = async (
  db: Kysely<DB>,
  releaseId: number,
  minutes: number,
  now: Date,
): Promise<{ people: number; loads: number }> => {
  const { rows } = await sql<{ people: number; loads: number }>`
    select count(distinct user_id)::int as people, coalesce(sum(loads), 0)::int as loads from remote_health_people
    where release_id = ${releaseId} and minute > ${now}::timestamptz - make_interval(mins => ${minutes})`.execute(db);
  return rows[0] ?? { people: 0, loads: 0 };
};
