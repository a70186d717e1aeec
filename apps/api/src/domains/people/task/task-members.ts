import type { taskCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { notifyMembers } from '../batch-parts/notify-members';
import { taskEntry } from './task.write';
import { tasks } from './task.table';

/** Names that are shown. */
const most = 200;

const notHandedIn = (taskId: number) => sql`
  from tasks t join batch_members m on m.batch_id = t.batch_id and m.state = 'active'
  join students s on s.id = m.student_id join users u on u.id = s.user_id
  where t.id = ${taskId} and t.deleted_at is null and s.deleted_at is null
    and not exists (select 1 from submissions x where x.task_id = t.id and x.student_id = m.student_id and x.state <> 'started')`;

/** The members who have not handed in, by name. */
export const missingMembers: Handler<typeof taskCalls.missing> = async ({ request: { id }, db }) => {
  const task = await tasks.read(db, id);
  if (task.deletedAt) throw notFound();
  const { rows } = await sql<{ studentId: number; name: string; started: boolean; total: number }>`
    select m.student_id, u.full_name as name, count(*) over ()::int as total,
      exists (select 1 from submissions x where x.task_id = t.id and x.student_id = m.student_id) as started
    ${notHandedIn(id)} order by u.full_name, m.student_id limit ${most}`.execute(db);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};

/** Reminds them, each once a day. @throws 409 while nobody may hand in */
export const remindMembers: Handler<typeof taskCalls.remind> = async ({ request: { id }, db, audit }) => {
  const task = await tasks.read(db, id);
  if (task.deletedAt) throw notFound();
  if (task.status !== 'published') throw conflict('Only a published task can be handed in');
  const { rows } = await sql<{ studentId: number }>`select m.student_id ${notHandedIn(id)}`.execute(db);
  const today = new Date().toISOString().slice(0, 10);
  const reminded = await notifyMembers(db, task.batchId, {
    kind: 'task',
    title: `Not handed in yet: ${task.title}`,
    body: 'Open the student area to hand it in.',
    dedupeKey: `task-remind:${id}:${today}`,
    studentIds: rows.map(({ studentId }) => studentId),
  });
  audit({ ...taskEntry('remind', task, task), changes: { reminded: [null, reminded] } });
  if (reminded > 0)
    await noteActivity(db, {
      batchId: task.batchId,
      kind: 'task.reminded',
      data: { title: task.title, count: reminded },
    });
  return { reminded };
};
