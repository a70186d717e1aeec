import { taskKinds, taskStatuses, type TaskRow } from '@lectern/contract/people';
import { StatusLabel } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-tasks';
import { clockIn, dayIn } from '../zone-time';

/** The marks of the statuses are those of other things that are published, ended and completed. */
const marks = { draft: 'draft', published: 'published', closed: 'ended', graded: 'completed' } as const;

/** The columns of the tasks of a batch; dates are in its zone. */
export const taskColumns = (zone: string): Columns<TaskRow> => [
  { id: 'title', head: texts.title, wide: true, cell: ({ title }) => title },
  { id: 'kind', head: texts.kind, priority: 2, onCard: true, cell: ({ kind }) => taskKinds[kind] },
  {
    id: 'status',
    head: texts.status,
    onCard: true,
    cell: ({ status }) => <StatusLabel status={marks[status]} label={taskStatuses[status]} />,
  },
  {
    id: 'due',
    head: texts.due,
    quiet: true,
    priority: 1,
    onCard: true,
    cell: ({ dueAt }) => (dueAt ? `${dayIn(zone, dueAt)}, ${clockIn(zone, dueAt)}` : texts.noDue),
  },
  {
    id: 'marks',
    head: texts.marks,
    numeric: true,
    priority: 3,
    cell: ({ maxMarks }) => maxMarks.toLocaleString('en-GB'),
  },
  {
    id: 'handedIn',
    head: texts.handedIn,
    numeric: true,
    priority: 2,
    cell: ({ status, handedIn, members }) => (status === 'draft' ? '' : texts.handedInOf(handedIn, members)),
  },
  {
    id: 'toGrade',
    head: texts.toGrade,
    numeric: true,
    priority: 2,
    cell: ({ toGrade }) => (toGrade > 0 ? toGrade : ''),
  },
];
