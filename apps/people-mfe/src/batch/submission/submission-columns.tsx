import { submissionStates, type SubmissionRow, type TaskRow } from '@lectern/contract/people';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-submissions';

const marks = { started: 'draft', submitted: 'waiting', returned: 'rolled back', graded: 'active' } as const;

export function SubmissionState({ state }: Pick<SubmissionRow, 'state'>) {
  return <StatusLabel status={marks[state]} label={submissionStates[state]} />;
}

export const submissionColumns = ({ maxMarks }: Pick<TaskRow, 'maxMarks'>): Columns<SubmissionRow> => [
  { id: 'student', head: texts.student, wide: true, cell: ({ studentName }) => studentName },
  { id: 'state', head: texts.state, onCard: true, cell: (row) => <SubmissionState state={row.state} /> },
  { id: 'attempt', head: texts.attempt, numeric: true, priority: 3, cell: ({ attempt }) => attempt },
  {
    id: 'at',
    head: texts.at,
    quiet: true,
    priority: 1,
    onCard: true,
    cell: ({ submittedAt }) => (submittedAt ? timeText(submittedAt) : ''),
  },
  {
    id: 'late',
    head: texts.late,
    priority: 2,
    cell: ({ lateMinutes }) => (lateMinutes > 0 ? texts.lateBy(lateMinutes) : ''),
  },
  {
    id: 'marks',
    head: texts.marks,
    numeric: true,
    onCard: true,
    cell: (row) => (row.marks === null ? '' : texts.marksOf(row.marks, maxMarks)),
  },
];
