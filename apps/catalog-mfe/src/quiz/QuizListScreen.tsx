import type { ReactNode } from 'react';
import type { QuizRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/quizzes';
import { quizPath } from './address';
import { columns, quizRecord } from './quiz';
import { useDuplicate } from './use-duplicate';

const DeleteQuiz = lazyWithRetry(() => import(/* webpackChunkName: "quiz-delete" */ './DeleteQuiz'));

/** `/course/quizzes`: the list, and Recently deleted. One quiz is a page of its own. */
export default function QuizListScreen(): ReactNode {
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const quizzes = useRecords(quizRecord, { columns });
  const { list, may, deleting, askDelete } = quizzes;
  const actions = (row: QuizRow): readonly RowAction[] => {
    const [first, ...others] = quizzes.rowActions(row);
    if (row.deletedAt !== null || !first) return quizzes.rowActions(row);
    const open = { ...first, onSelect: () => void navigate(quizPath(row.id)) };
    const copy = may.edit ? [{ label: texts.duplicate, onSelect: () => void duplicate(row.id) }] : [];
    return [open, ...copy, ...others];
  };
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={quizzes} to={quizPath('new')} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={quizzes} to={quizPath('new')}>
            {texts.whatItIs}
          </NoRecords>
        }
        actions={actions}
        bulk={quizzes.bulkActions}
        toOf={list.state.deleted ? undefined : ({ id }) => quizPath(id)}
      />
      {deleting && (
        <DeleteQuiz row={deleting} onDeleted={() => askDelete(undefined)} onClose={() => askDelete(undefined)} />
      )}
    </div>
  );
}
