import { taskBlocker, type taskCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { notifyMembers } from '../batch-parts/notify-members';
import { refreshStats } from '../batch-parts/stats';
import { submitOpen } from '../submission/submit';
import { taskEntry } from './task.write';
import { tasks } from './task.table';

/** Writes the status of a locked task, without a rule. */
export const setStatus = async (db: Kysely<DB>, id: number, status: string): Promise<void> => {
  await sql`update tasks set state = ${status} where id = ${id}`.execute(db);
};

/** The way to another status, with what it means for the members. @throws 409 with the reason where it is closed */
export const changeTaskStatus: Handler<typeof taskCalls.changeStatus> = async ({ request, db, audit }) => {
  const { to } = request;
  const before = await tasks.lock(db, request);
  const blocker = taskBlocker(before, to);
  if (blocker) throw conflict(blocker);
  await setStatus(db, before.id, to);
  const { id, batchId, title } = before;
  if (to === 'closed') await submitOpen(db, sql`task_id = ${id}`, { limit: null });
  await refreshStats(db, batchId);
  const task = await tasks.read(db, id);
  audit(taskEntry('state', before, task));
  await noteActivity(db, { batchId, kind: `task.${to === 'draft' ? 'withdrawn' : to}`, data: { title } });
  if (to === 'published' && before.status === 'draft')
    await notifyMembers(db, batchId, {
      kind: 'task',
      title: `New ${task.kind}: ${title}`,
      body: 'Open the student area to begin.',
      dedupeKey: `task-published:${id}:${task.version}`,
    });
  if (to === 'graded')
    await notifyMembers(db, batchId, {
      kind: 'task',
      title: `Graded: ${title}`,
      body: 'Your marks are shown in the student area.',
      dedupeKey: `task-graded:${id}`,
    });
  return { task };
};
