import type { TaskRow, taskCalls } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql } from 'kysely';
import { lockLive } from '../../../records/lock-live';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { taskEntry } from './task.write';
import { tasks } from './task.table';

/** The same task, with its questions, as a draft in other batches; each has its own dates and lessons. */
export const copyTask: Handler<typeof taskCalls.copy> = async ({ request: { id, batchIds }, db, audit }) => {
  const live = await lockLive(db, 'batches', batchIds, 'use');
  const gone = batchIds.findIndex((batchId) => !live.has(batchId));
  if (gone >= 0) throw badRequest(fieldError(`batchIds[${gone}]`, 'live', say(messages.invalid, { field: 'Batch' })));
  const task = await tasks.read(db, id);
  if (task.deletedAt) throw notFound();
  const copies: TaskRow[] = [];
  for (const batchId of live) {
    const { rows } = await sql<{ id: number }>`
      insert into tasks (batch_id, kind, title, instructions_html, accept_late_minutes, late_penalty_percent, duration_minutes, attempts, max_marks, pass_marks, shuffle, show_answers, quiz_id, created_by)
      select ${batchId}, kind, title, instructions_html, accept_late_minutes, late_penalty_percent, duration_minutes, attempts, max_marks, pass_marks, shuffle, show_answers, quiz_id,
        nullif(current_setting('app.user_id', true), '')::bigint from tasks where id = ${id} returning id`.execute(db);
    const copyId = rows[0]!.id;
    await sql`insert into questions (task_id, position, kind, body_html, options, answer, tolerance, marks, negative_marks, explanation_html)
      select ${copyId}, position, kind, body_html, options, answer, tolerance, marks, negative_marks, explanation_html from questions where task_id = ${id}`.execute(
      db,
    );
    const copy = await tasks.read(db, copyId);
    audit(taskEntry('create', {}, copy));
    await noteActivity(db, { batchId, kind: 'task.created', data: { title: copy.title } });
    copies.push(copy);
  }
  return { tasks: copies };
};
