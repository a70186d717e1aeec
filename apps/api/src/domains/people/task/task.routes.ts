import type { taskCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handlers } from '../../../server/calls/frame';
import { readBatch } from '../batch-parts/live-batch';
import { copyTask } from './task-copy';
import { missingMembers, remindMembers } from './task-members';
import { changeTaskStatus } from './task-status';
import { findQuizzes } from './task-quiz.queries';
import { tasks } from './task.table';
import { createTask, deleteTask, updateTask } from './task.write';

export const taskHandlers: Handlers<typeof taskCalls> = {
  list: async ({ request: { batchId, kind }, db }) => {
    await readBatch(db, batchId);
    const { rows } = await sql<Awaited<ReturnType<typeof tasks.read>>>`
      select * from (${tasks.rowsOf(sql`
        select id from tasks where batch_id = ${batchId} and deleted_at is null and (${kind ?? null}::text is null or kind = ${kind ?? null})`)}) r
      order by r.due_at nulls last, r.id`.execute(db);
    return { items: rows };
  },
  quizzes: async ({ request: { q }, db }) => ({ items: await findQuizzes(db, q) }),
  create: createTask,
  update: updateTask,
  delete: deleteTask,
  changeStatus: changeTaskStatus,
  copy: copyTask,
  missing: missingMembers,
  remind: remindMembers,
};
