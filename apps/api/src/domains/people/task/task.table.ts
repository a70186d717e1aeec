import type { TaskRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const submissions = (value: string) => sql`(select ${sql.raw(value)} from submissions s where s.task_id = t.id)`;

export const tasks = recordTable<TaskRow>('tasks', {
  label: 'title',
  columns: [
    'batchId',
    'kind',
    'itemId',
    'quizId',
    'title',
    'instructionsHtml',
    'opensAt',
    'dueAt',
    'acceptLateMinutes',
    'latePenaltyPercent',
    'durationMinutes',
    'attempts',
    'shuffle',
    'showAnswers',
    'createdAt',
  ],
  computed: {
    status: sql`t.state`,
    maxMarks: sql`t.max_marks::float8`,
    passMarks: sql`t.pass_marks::float8`,
    itemTitle: sql`(select i.title from batch_items i where i.id = t.item_id)`,
    questions: sql`(select count(*)::int from questions q where q.task_id = t.id)`,
    members: sql`(select count(*)::int from batch_members m where m.batch_id = t.batch_id and m.state in ('active','completed'))`,
    handedIn: submissions("(count(distinct s.student_id) filter (where s.state <> 'started'))::int"),
    submissions: submissions('count(*)::int'),
    toGrade: submissions("(count(*) filter (where s.state = 'submitted'))::int"),
    graded: submissions("(count(*) filter (where s.state = 'graded'))::int"),
  },
});
