import { agencyRevealable, type agencyCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { searchCondition } from '../../../server/list/list-search';
import type { Handlers } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { entityLog } from '../../platform/audit/audit.routes';
import { agencyEntry } from './agency-audit';
import { listAgencies } from './agency-list.queries';
import { agencyStep1, agencyStep2, agencyStep3, agencyStep4 } from './agency-steps';
import {
  changeAgency,
  deleteAgency,
  eraseAgency,
  restoreAgency,
  submitAgency,
  suspendAgency,
  verifyAgency,
} from './agency-write';
import { agencyShownTo, readAgency } from './agency.queries';

const mostOffered = 50;

export const agencyHandlers: Handlers<typeof agencyCalls> = {
  list: listAgencies,
  step1: agencyStep1,
  step2: agencyStep2,
  step3: agencyStep3,
  step4: agencyStep4,
  update: changeAgency,
  delete: deleteAgency,
  restore: restoreAgency,
  submit: submitAgency,
  suspend: suspendAgency,
  verify: verifyAgency,
  erase: eraseAgency,

  detail: async ({ request, db, actor, audit }) => {
    const agency = await readAgency(db, request.id);
    if (mayReveal(actor)) audit(agencyEntry('agency.reveal', agency));
    return { agency: agencyShownTo(actor, agency) };
  },

  all: async ({ request: { q = '' }, db }) => {
    const words = q.trim();
    const found = words === '' ? sql`true` : searchCondition(words, sql.ref('a.search_text'));
    const { rows } = await sql<{ id: number; name: string }>`
      select a.id, a.name from agencies a where a.deleted_at is null and a.state <> 'suspended' and ${found} order by a.name, a.id limit ${mostOffered}`.execute(
      db,
    );
    return { items: rows };
  },

  counts: async ({ request: { id }, db }) => {
    const agency = await readAgency(db, id);
    const { rows: batches } = await sql<{ status: number; count: number }>`
      select timing_status as status, count(*) as count from batches where agency_id = ${id} and deleted_at is null group by 1 order by 1`.execute(
      db,
    );
    const { rows } = await sql<{ verified: number; students: number }>`
      select (select count(*) from trainers t where t.agency_id = ${id} and t.state = 'verified' and t.deleted_at is null) as verified,
        (select count(distinct m.student_id) from batches b join batch_members m on m.batch_id = b.id where b.agency_id = ${id} and m.state in ('active', 'completed') and b.deleted_at is null) as students`.execute(
      db,
    );
    return {
      trainers: agency.trainersCount,
      verifiedTrainers: rows[0]?.verified ?? 0,
      students: rows[0]?.students ?? 0,
      skills: agency.taught.length,
      documents: agency.documents.length,
      openParts: agency.openParts.length,
      batches,
    };
  },

  activities: async ({ request, db, actor }) => {
    await readAgency(db, request.id);
    return entityLog(db, actor, { entity: 'agencies', ...request });
  },

  reveal: async ({ request: { id, field, reason }, db, audit }) => {
    const agency = await readAgency(db, id);
    audit(agencyEntry('agency.reveal', agency, { reason: [null, `${agencyRevealable[field]}: ${reason.trim()}`] }));
    return { value: agency[field] || null };
  },
};
