import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { summaryOfEach, windowMinutes } from '../health/report-summary.queries';
import type { Host } from '../../../../server/services';
import { pageRefusals } from '../page-refusals';
import { readRolledBack } from './events.queries';
import { readHealth } from './health.queries';
import { readRemotes, type RemoteRow } from './remotes.queries';

const canaryOf = ({ canary, percent, roles, startedAt }: RemoteRow): RemoteOverview['canary'] =>
  canary === null ? null : { version: canary, percent: percent ?? 0, roles: [...roles], startedAt: startedAt ?? '' };

/** Every remote as an operator sees it: its channels, its health, and whether it may run at all. */
export const readOverview = async (db: Kysely<DB>, host: Host, now: Date): Promise<RemoteOverview[]> => {
  const rows = await readRemotes(db);
  const ids = rows.flatMap(({ liveId, canaryId }) => [liveId, canaryId]).filter((id) => id !== null);
  const [health, judged, takenBack, refusals] = await Promise.all([
    readHealth(db, now),
    summaryOfEach(db, ids, windowMinutes, now),
    readRolledBack(db, now),
    pageRefusals(db, host),
  ]);
  return rows.map((row) => {
    const {
      id,
      name,
      title,
      team,
      basePaths,
      state,
      message,
      live,
      liveId,
      previous,
      next,
      canaryId,
      lost,
      errorLimit,
      minLoads,
    } = row;
    // Of what is switched off the message says enough.
    const refused = state === 'enabled' ? (refusals.get(name) ?? null) : null;
    return {
      name,
      title,
      team,
      basePaths: [...basePaths],
      state,
      message,
      refused,
      live,
      previous,
      next,
      canary: canaryOf(row),
      lost: lost.map(({ version, files }) => ({ version, files: [...files] })),
      errorLimit,
      minLoads,
      health: health(id),
      now: { live: judged(liveId), canary: judged(canaryId) },
      takenBack: takenBack.get(id) ?? null,
    };
  });
};
