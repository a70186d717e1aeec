import type { Question } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The questions of a task in their order, with their keys. */
export const readQuestions = async (db: Kysely<DB>, taskId: number): Promise<Question[]> => {
  const { rows } = await sql<Omit<Question, 'answerKeys' | 'answerNumber'> & { answer: string[] | number | null }>`
    select id, kind, body_html, options, answer, tolerance::float8 as tolerance, marks::float8 as marks, negative_marks::float8 as negative_marks, explanation_html
    from questions where task_id = ${taskId} order by position`.execute(db);
  return rows.map(({ answer, ...row }) => ({
    ...row,
    answerKeys: Array.isArray(answer) ? answer : [],
    answerNumber: typeof answer === 'number' ? answer : null,
  }));
};
