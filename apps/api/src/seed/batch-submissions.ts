import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { afterPenalty, marksOf, rawMarks, type Answers, type Marks } from '../domains/people/task/marking';
import { readQuestions } from '../domains/people/task/question.queries';

interface Of {
  readonly taskId: number;
  readonly kind: 'quiz' | 'assignment';
  readonly status: 'published' | 'closed' | 'graded';
  readonly due: number;
}
type State = 'started' | 'submitted' | 'returned' | 'graded';

/** The states of the members in turn; the last of them has handed nothing in. */
const statesOf: Readonly<Record<Of['status'], readonly (State | undefined)[]>> = {
  graded: ['graded'],
  closed: ['graded', 'submitted', 'submitted', 'graded', 'returned'],
  published: ['submitted', 'started', undefined, 'graded', 'returned', undefined],
};

const texts = [
  'I began with the numbers that are given, and wrote the rule down before I used it. The result is 12, and putting it back in gives the same number.',
  'The first method needs fewer steps. The second shows why it works, so I prefer it when I explain it to somebody.',
  'I could not finish the last part, but I checked the first two by estimating.',
];

/** Submissions of a task that students see, of each of its members in turn, with answers that are mostly right. */
export const seedSubmissions = async (db: Kysely<DB>, { taskId, kind, status, due }: Of): Promise<void> => {
  const questions = await readQuestions(db, taskId);
  const { rows: members } = await sql<{ studentId: number }>`
    select m.student_id from tasks t join batch_members m on m.batch_id = t.batch_id and m.state in ('active', 'completed') where t.id = ${taskId} order by m.student_id`.execute(
    db,
  );
  for (const [no, { studentId }] of members.entries()) {
    const wanted = statesOf[status];
    const state = wanted[no % wanted.length];
    if (state === undefined) continue;
    const lateMinutes = due < 0 && no % 5 === 4 ? 90 : 0;
    const answers: Answers =
      state === 'started'
        ? {}
        : Object.fromEntries(
            questions.map(({ id, kind: of, answerKeys, answerNumber, options }, at) => {
              const isRight = (no + at) % 4 !== 3;
              if (of === 'text') return [id, texts[no % texts.length]!];
              if (of === 'number') return [id, isRight ? (answerNumber ?? 0) : 2];
              return [id, isRight ? answerKeys : [options.at(-1)!.key]];
            }),
          );
    const written = questions.find(({ kind: of }) => of === 'text');
    const isGraded = state === 'graded';
    const byHand: Marks = !isGraded
      ? {}
      : kind === 'assignment'
        ? { all: 11 + ((no * 3) % 9) }
        : written
          ? { [written.id]: 2 }
          : {};
    const raw = rawMarks(kind, questions, marksOf(questions, answers, byHand));
    const marks = isGraded && raw !== undefined ? afterPenalty(raw, lateMinutes, 10) : null;
    const ago =
      due < 0
        ? sql`(select due_at from tasks where id = ${taskId}) + make_interval(mins => ${lateMinutes || -60 * (no + 1)})`
        : sql`now() - make_interval(hours => ${no + 2})`;
    await sql`insert into submissions (task_id, student_id, attempt, state, started_at, closes_at, submitted_at, late_minutes, answers, question_marks, body, raw_marks, marks, feedback, graded_at)
      values (${taskId}, ${studentId}, 1, ${state}, ${ago} - interval '25 minutes', ${state === 'started' ? sql`now() + interval '20 minutes'` : null}, ${state === 'started' ? null : ago}, ${lateMinutes},
        ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(byHand)}::jsonb, ${kind === 'assignment' && state !== 'started' ? texts[no % texts.length]! : ''}, ${isGraded ? (raw ?? null) : null}, ${marks},
        ${state === 'returned' ? 'Please write down how you got from the second line to the third.' : isGraded && kind === 'assignment' ? 'Clear steps. Check the sign in the last one.' : ''},
        ${isGraded ? sql`least(now(), ${ago} + interval '1 day')` : null})`.execute(db);
  }
};
