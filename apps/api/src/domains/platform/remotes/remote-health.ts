import { sql } from 'kysely';
import { defineJob } from '../../../server/jobs/job';
import { deploymentOf } from './deployment';
import { judgeRemote } from './health/judge-remote';
import { forgetStarts } from '../shells/health/starts.queries';

/** Days that the health of releases is kept; who reported it, as long as releases are compared by it. */
const healthDays = 30;

/** Judges the last reports where none has come since; and deletes old ones. */
export const remoteHealth = defineJob({
  name: 'remote.health',
  kind: 'clock',
  async run({ step, services }) {
    await step(async (db) => {
      const { rows } = await sql<{ id: number }>`
        select distinct l.remote_id as id from remote_health_people p join remote_releases l on l.id = p.release_id where p.minute > now() - interval '5 minutes'`.execute(
        db,
      );
      for (const { id } of rows) await judgeRemote(db, deploymentOf(services), id, new Date());
      await sql`delete from remote_health_people where minute < now() - interval '1 day'`.execute(db);
      await sql`delete from remote_health where minute < now() - make_interval(days => ${healthDays})`.execute(db);
      await forgetStarts(db);
      return { done: 1 };
    });
    return { state: 'done' };
  },
});
