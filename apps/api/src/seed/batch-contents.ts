import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { cleanHtml } from '../server/rich-text/clean-html';
import { refreshStats } from '../domains/people/batch-parts/stats';
import { curriculum, driveFolders, questions, tasks } from './batch-content-data';
import { seedSubmissions } from './batch-submissions';

interface SeededBatch {
  readonly id: number;
  readonly timingStatus: number;
}

const clean = (html: string): string => cleanHtml(html).html;

/** 20 lessons, each at its meeting; those of ended meetings are done, and finished for who was there. */
const seedCurriculum = async (db: Kysely<DB>, { id }: SeededBatch): Promise<void> => {
  let number = 0;
  for (const [at, [section, lessons]] of curriculum.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into batch_items (batch_id, kind, title, position) values (${id}, 'section', ${section}, ${at + 1}) returning id`.execute(
      db,
    );
    for (const [place, lesson] of lessons.entries()) {
      number += 1;
      await sql`insert into batch_items (batch_id, parent_id, kind, title, position, meeting_id, state, done_at)
        select ${id}, ${rows[0]!.id}, 'lesson', ${lesson}, ${place + 1}, m.id,
          case when m.state = 'ended' then 'done' when m.state = 'live' then 'running' when m.state = 'cancelled' then 'skipped' else 'planned' end,
          case when m.state = 'ended' then m.ends_at end
        from (select ${number}::int as n) x left join meetings m on m.batch_id = ${id} and m.number = x.n and m.deleted_at is null`.execute(
        db,
      );
    }
  }
  await sql`insert into item_progress (item_id, student_id, percent, completed_at)
    select i.id, a.student_id, 100, i.done_at from batch_items i join attendance a on a.meeting_id = i.meeting_id and a.state in ('present', 'late')
    where i.batch_id = ${id} and i.state = 'done'`.execute(db);
  await sql`update batches set curriculum_done = (select coalesce(round(100.0 * count(*) filter (where state = 'done') / nullif(count(*), 0), 2), 0)
    from batch_items where batch_id = ${id} and kind = 'lesson' and state <> 'skipped') where id = ${id}`.execute(db);
};

const seedTasks = async (db: Kysely<DB>, { id, timingStatus }: SeededBatch): Promise<void> => {
  const isOver = timingStatus === 4;
  for (const { kind, title, minutes, questions: count, instructions, ...task } of tasks) {
    const status = isOver && task.status === 'published' ? 'closed' : task.status;
    const due = isOver ? task.due - 30 : task.due;
    const own = questions.slice(0, count);
    const max = kind === 'quiz' ? own.reduce((sum, { marks }) => sum + marks, 0) : 20;
    const { rows } = await sql<{ id: number }>`
      insert into tasks (batch_id, kind, title, instructions_html, opens_at, due_at, accept_late_minutes, late_penalty_percent, duration_minutes, max_marks, pass_marks, show_answers, state)
      values (${id}, ${kind}, ${title}, ${clean(instructions)}, now() + make_interval(days => ${due - 14}), date_trunc('hour', now()) + make_interval(days => ${due}), 1440, 10, ${minutes},
        ${max}, ${max / 2}, 'after_close', ${status}) returning id`.execute(db);
    const taskId = rows[0]!.id;
    for (const [at, question] of own.entries()) {
      const options = (question.options ?? []).map((html, no) => ({ key: 'abcd'[no], textHtml: clean(html) }));
      await sql`insert into questions (task_id, position, kind, body_html, options, answer, tolerance, marks, negative_marks, explanation_html)
        values (${taskId}, ${at + 1}, ${question.kind}, ${clean(question.html)}, ${JSON.stringify(options)}::jsonb, ${question.answer === null ? null : JSON.stringify(question.answer)}::jsonb,
          ${question.tolerance ?? null}, ${question.marks}, ${question.minus}, ${clean(question.why)})`.execute(db);
    }
    if (status !== 'draft') await seedSubmissions(db, { taskId, kind, status, due });
  }
};

const seedFolders = async (db: Kysely<DB>, { id }: SeededBatch): Promise<void> => {
  for (const [name, isVisible] of driveFolders)
    await sql`insert into drive_items (batch_id, kind, name, visible_to_students) values (${id}, 'folder', ${name}, ${isVisible})`.execute(
      db,
    );
};

/** What a batch holds besides its meetings: a curriculum, six tasks with submissions in every state, folders, and what happened. */
export const seedBatchContents = async (db: Kysely<DB>): Promise<void> => {
  const { rows: batches } =
    await sql<SeededBatch>`select id, timing_status from batches where deleted_at is null order by id`.execute(db);
  for (const batch of batches) {
    await seedCurriculum(db, batch);
    await seedFolders(db, batch);
    if (batch.timingStatus === 3 || batch.timingStatus === 4) await seedTasks(db, batch);
    await refreshStats(db, batch.id);
    await sql`insert into activities (batch_id, actor_id, kind, data, at)
      select x.batch_id, r.user_id, x.kind, jsonb_build_object('title', x.title), x.at from (
        select batch_id, 'task.' || case state when 'draft' then 'created' else state end as kind, title, least(now(), opens_at) as at from tasks where batch_id = ${batch.id}
        union all select batch_id, 'lesson.done', title, done_at from batch_items where batch_id = ${batch.id} and state = 'done') x
      join batches b on b.id = x.batch_id join trainers r on r.id = b.trainer_id`.execute(db);
    await sql`insert into activities (batch_id, student_id, actor_id, kind, data, at)
      select t.batch_id, s.student_id, d.user_id, 'submission.submitted', jsonb_build_object('title', t.title), s.submitted_at
      from submissions s join tasks t on t.id = s.task_id join students d on d.id = s.student_id where t.batch_id = ${batch.id} and s.submitted_at is not null`.execute(
      db,
    );
  }
};
