import type { RequestOf, Right } from '@lectern/contract';
import type { remotesCalls } from '@lectern/contract/platform';
import type { RegistryEntry, RemoteConfig } from '@lectern/remote-kit';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** What a page has counted of one release since its last report. */
export type Report = RequestOf<typeof remotesCalls.health>['reports'][number];

/** Who reports. */
export interface Reporter {
  readonly userId: number;
  readonly sessionId: number;
}

/** The version that a person may report on: the one that this person is served. */
export type Served = Pick<RegistryEntry, 'name' | 'version' | 'cohort'> & {
  /** No release is judged by these reports; the overview shows them. */
  readonly isShownOnly?: boolean;
};

/** True for users with a right that the remote's screens need, or with any right where they need none. Only they judge. */
export const mayReport = ({ routes, menu, slots, commands }: RemoteConfig, rights: ReadonlySet<Right>): boolean => {
  const needed = [...routes, ...menu, ...slots, ...commands].flatMap(({ access }) =>
    typeof access === 'string' ? [] : access,
  );
  return needed.length > 0 ? needed.some((right) => rights.has(right)) : rights.size > 0;
};

/**
 * Adds a page's counts to those of the minute, and notes its user. Reports about releases that the user is not served are
 * left out: they say nothing about the live one. Returns the remotes to be judged.
 */
export const storeReports = async (
  db: Kysely<DB>,
  reports: readonly Report[],
  served: readonly Served[],
  { userId, sessionId }: Reporter,
  now: Date,
): Promise<number[]> => {
  const remotes = new Set<number>();
  for (const report of reports) {
    const entry = served.find(({ name, version }) => name === report.remote && version === report.version);
    const release =
      entry &&
      (await db
        .selectFrom('remoteReleases as l')
        .innerJoin('remotes as r', 'r.id', 'l.remoteId')
        .select(['l.id', 'l.remoteId', 'r.judgedFrom'])
        .where('r.name', '=', entry.name)
        .where('l.semver', '=', entry.version)
        .executeTakeFirst());
    if (!release) continue;
    const cohort = entry.cohort === 'canary' ? 'canary' : 'main';
    await sql`
      insert into remote_health as h (release_id, minute, cohort, loads, load_failures, render_errors, handler_errors, promise_errors, long_tasks, load_ms_sum, load_ms_max, last_error, last_reference)
      values (${release.id}, date_trunc('minute', ${now}::timestamptz), ${cohort}, ${report.loads}, ${report.loadFailures}, ${report.renderErrors}, ${report.handlerErrors}, ${report.promiseErrors}, ${report.longTasks},
        ${report.loadMsSum}, ${report.loadMsMax}, ${report.lastError ?? null}, ${report.lastReference ?? null})
      on conflict (release_id, minute, cohort) do update set loads = h.loads + excluded.loads, load_failures = h.load_failures + excluded.load_failures, render_errors = h.render_errors + excluded.render_errors,
        handler_errors = h.handler_errors + excluded.handler_errors, promise_errors = h.promise_errors + excluded.promise_errors, long_tasks = h.long_tasks + excluded.long_tasks,
        load_ms_sum = h.load_ms_sum + excluded.load_ms_sum, load_ms_max = greatest(h.load_ms_max, excluded.load_ms_max),
        last_error = coalesce(excluded.last_error, h.last_error), last_reference = coalesce(excluded.last_reference, h.last_reference)`.execute(
      db,
    );
    if (entry.isShownOnly) continue;
    remotes.add(release.remoteId);
    // A load that failed is a load too: otherwise a release that never loads is never judged.
    const tried = report.loads + report.loadFailures;
    const errors = report.loadFailures + report.renderErrors + report.handlerErrors + report.promiseErrors;
    await sql`
      insert into remote_health_people as p (release_id, minute, session_id, user_id, loads, errors)
      values (${release.id}, greatest(date_trunc('minute', ${now}::timestamptz), ${release.judgedFrom}::timestamptz), ${sessionId}, ${userId}, ${tried}, ${errors})
      on conflict (release_id, minute, session_id) do update set loads = p.loads + excluded.loads, errors = p.errors + excluded.errors`.execute(
      db,
    );
  }
  return [...remotes];
};
