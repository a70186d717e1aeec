import type { BatchActivity, batchActivityCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handlers } from '../../../server/calls/frame';
import { readBatch } from './live-batch';

const usual = 25;

export const batchActivityHandlers: Handlers<typeof batchActivityCalls> = {
  list: async ({ request: { batchId, before, group, limit = usual }, db }) => {
    await readBatch(db, batchId);
    const { rows } = await sql<BatchActivity>`
      select a.id, a.at, a.kind, (select u.full_name from users u where u.id = a.actor_id) as actor_name, a.student_id,
        (select u.full_name from students s join users u on u.id = s.user_id where s.id = a.student_id) as student_name, a.data
      from activities a where a.batch_id = ${batchId} and ${group ? sql`a.kind like ${`${group}.%`}` : sql`true`}
        and ${before === undefined ? sql`true` : sql`(a.at, a.id) < (select b.at, b.id from activities b where b.id = ${before} and b.batch_id = ${batchId})`}
      order by a.at desc, a.id desc limit ${limit + 1}`.execute(db);
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  },
};
