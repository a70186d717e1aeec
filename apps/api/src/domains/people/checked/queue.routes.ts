import type { verificationCalls, WaitingPart } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handlers } from '../../../server/calls/frame';

const usual = 50;

export const verificationHandlers: Handlers<typeof verificationCalls> = {
  /** Who is still a draft or was asked for changes waits for nobody: only the parts of the submitted and verified are decided. */
  queue: async ({ request: { limit = usual }, db, actor }) => {
    const open = sql`
      from verifications v left join trainers t on t.id = v.trainer_id and t.deleted_at is null left join users u on u.id = t.user_id
        left join agencies a on a.id = v.agency_id and a.deleted_at is null
      where v.state = 'pending' and (${actor.rights.has('trainerVerify')} and t.state in ('submitted', 'verified') or ${actor.rights.has('agencyVerify')} and a.state in ('submitted', 'verified'))
        and ${actor.userId} is distinct from coalesce(t.user_id, a.user_id)`;
    const { rows: items } = await sql<WaitingPart>`
      select case when t.id is null then 'agency' else 'trainer' end as kind, coalesce(t.id, a.id) as owner_id, coalesce(u.full_name, a.name) as owner_name, v.part, v.part_revision as revision,
        v.updated_at as waiting_since ${open} order by v.updated_at, v.id limit ${limit}`.execute(db);
    const { rows } = await sql<{ total: number }>`select count(*) as total ${open}`.execute(db);
    return { items, total: rows[0]?.total ?? 0 };
  },
};
