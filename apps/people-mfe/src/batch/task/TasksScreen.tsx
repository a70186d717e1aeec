import type { ReactNode } from 'react';
import type { BatchDetail } from '@lectern/contract/people';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import { BatchPage } from '../BatchPage';
import { TaskList } from './TaskList';

const QuestionsPage = lazyWithRetry(() => import(/* webpackChunkName: "batch-questions" */ './QuestionsPage'));
const SubmissionsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "batch-submissions" */ '../submission/SubmissionsPage'),
);

function Tasks({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const [params] = useSearchParams();
  const taskId = idOf(params, 'task');
  const view = params.get('view');
  if (taskId !== undefined && view === 'questions') return <QuestionsPage key={taskId} batch={batch} taskId={taskId} />;
  if (taskId !== undefined && view === 'submissions')
    return <SubmissionsPage key={taskId} batch={batch} taskId={taskId} />;
  return <TaskList batch={batch} />;
}

/** `/student/batch/quiz-assignment?id=` and `/trainer/batch/quiz-assignment?id=`. */
export default function TasksScreen(): ReactNode {
  return <BatchPage>{(batch) => <Tasks batch={batch} />}</BatchPage>;
}
