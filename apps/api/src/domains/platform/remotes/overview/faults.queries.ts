import type { ReleaseOverview } from '@lectern/contract/platform/remotes-overview';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

interface Row {
  readonly load: number;
  readonly render: number;
  readonly handler: number;
  readonly promise: number;
  readonly lastError: string | null;
  readonly lastReference: string | null;
}

/** What went wrong in a release in the 24 hours before `now`, by where it was met, and the last of it. */
export const faultsOf = async (
  db: Kysely<DB>,
  releaseId: number,
  now: Date,
): Promise<Pick<ReleaseOverview, 'faults' | 'lastError' | 'lastReference'>> => {
  const { rows } = await sql<Row>`
    select coalesce(sum(load_failures), 0)::int as load, coalesce(sum(render_errors), 0)::int as render, coalesce(sum(handler_errors), 0)::int as handler, coalesce(sum(promise_errors), 0)::int as promise,
      (array_agg(last_error order by minute desc) filter (where last_error is not null))[1] as last_error, (array_agg(last_reference order by minute desc) filter (where last_error is not null))[1] as last_reference
    from remote_health where release_id = ${releaseId} and minute > ${now}::timestamptz - interval '24 hours'`.execute(
    db,
  );
  const {
    lastError = null,
    lastReference = null,
    ...faults
  } = rows[0] ?? { load: 0, render: 0, handler: 0, promise: 0 };
  return { faults, lastError, lastReference };
};
