import { quizCalls, quizFields, quizStatuses, type QuizRow } from '@lectern/contract/catalog';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/quizzes';

/** A quiz, as list and page take it. */
export const quizRecord = defineRecord({
  calls: quizCalls,
  fields: quizFields,
  statuses: quizStatuses,
  entity: 'quizzes',
  noun: texts.noun,
  icon: 'help-circle',
  nameOf: ({ title }) => title,
  sort: '-createdAt',
  also: [quizCalls.choices],
});

/** The columns of the list. */
export const columns: Columns<QuizRow> = [
  textColumn(quizRecord, 'title', { wide: true }),
  textColumn(quizRecord, 'purpose', { priority: 1, onCard: true }),
  textColumn(quizRecord, 'questionCount', { head: texts.questionsHead, numeric: true, priority: 2 }),
  textColumn(quizRecord, 'totalMarks', { head: texts.marksHead, numeric: true, priority: 3 }),
  textColumn(quizRecord, 'lessons', { head: texts.lessonsHead, numeric: true, priority: 3 }),
  textColumn(quizRecord, 'tasks', { head: texts.tasksHead, numeric: true, priority: 3, extra: true }),
  statusColumn(quizRecord),
  dateColumn(quizRecord, 'updatedAt', { priority: 3 }),
];
