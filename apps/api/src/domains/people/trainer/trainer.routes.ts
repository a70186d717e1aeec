import { trainerRevealable, type trainerCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { searchCondition } from '../../../server/list/list-search';
import type { Handlers } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { entityLog } from '../../platform/audit/audit.routes';
import { submitTrainer, suspendTrainer, verifyTrainer } from './trainer-check';
import { eraseTrainer } from './trainer-erase';
import { listTrainers } from './trainer-list';
import { trainerEntry } from './trainer-audit';
import { trainerShownTo } from './trainer-shown';
import { readWeek } from './trainer-week.queries';
import { changeTrainer, createTrainer, deleteTrainer, restoreTrainer } from './trainer-write';
import { readTrainer } from './trainer.queries';

const mostOffered = 50;

export const trainerHandlers: Handlers<typeof trainerCalls> = {
  list: listTrainers,
  create: createTrainer,
  update: changeTrainer,
  delete: deleteTrainer,
  restore: restoreTrainer,
  submit: submitTrainer,
  suspend: suspendTrainer,
  verify: verifyTrainer,
  erase: eraseTrainer,

  detail: async ({ request, db, actor, audit }) => {
    const trainer = await readTrainer(db, request.id);
    if (mayReveal(actor)) audit(trainerEntry('trainer.reveal', trainer));
    return { trainer: trainerShownTo(actor, trainer) };
  },

  week: ({ request: { id, on }, db }) => readWeek(db, id, on),

  /** Verified trainers by name. */
  all: async ({ request: { q = '' }, db }) => {
    const words = q.trim();
    const found = words === '' ? sql`true` : searchCondition(words, sql.ref('l.names_text'));
    const { rows } = await sql<{ id: number; name: string }>`
      select l.id, l.name from trainers_listed l where l.is_listed and l.state = 'verified' and ${found} order by l.name, l.user_id limit ${mostOffered}`.execute(
      db,
    );
    return { items: rows };
  },

  activities: async ({ request, db, actor }) => {
    await readTrainer(db, request.id);
    return entityLog(db, actor, { entity: 'trainers', ...request });
  },

  reveal: async ({ request: { id, field, reason }, db, audit }) => {
    const trainer = await readTrainer(db, id);
    const said = `${trainerRevealable[field]}: ${reason.trim()}`;
    audit(trainerEntry('trainer.reveal', trainer, { reason: [null, said] }));
    return { value: trainer[field] || null };
  },
};
