import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { quizCalls, quizStatuses, type Quiz, type QuizStatus } from '@lectern/contract/catalog';
import { PageHeader, RowMenu, StatusLabel, useRecordTitle, type RowAction } from '@lectern/ui-kit';
import { CopyLink, HistoryFold, PageRead } from '@lectern/ui-kit/detail';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { historyWords, useRowChanges } from '@lectern/ui-kit/records';
import { idOf, Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/quizzes';
import { listPath } from './address';
import { quizRecord } from './quiz';
import { QuizForm } from './QuizForm';
import { QuizUses } from './QuizUses';
import { useDuplicate } from './use-duplicate';

const DeleteQuiz = lazyWithRetry(() => import(/* webpackChunkName: "quiz-delete" */ './DeleteQuiz'));

const steps: Readonly<Record<QuizStatus, readonly (readonly [QuizStatus, string])[]>> = {
  draft: [
    ['ready', texts.makeReady],
    ['archived', texts.archive],
  ],
  ready: [
    ['draft', texts.makeDraft],
    ['archived', texts.archive],
  ],
  archived: [['draft', texts.makeDraft]],
};

/** What can be done with a quiz besides changing it. */
function QuizActions({ quiz, onDuplicate }: { readonly quiz: Quiz; readonly onDuplicate: () => void }): ReactNode {
  const navigate = useNavigate();
  const mayRemove = useMay(quizCalls.delete.access);
  const { changeStatus } = useRowChanges(quizRecord);
  const [isDeleting, setDeleting] = useState(false);
  const [first, ...others] = steps[quiz.status];
  const menu: RowAction[] = [
    ...others.map(([status, label]) => ({ label, onSelect: () => changeStatus(quiz, status) })),
    { label: texts.duplicate, onSelect: onDuplicate },
    ...(mayRemove ? [{ label: texts.remove, danger: true, onSelect: () => setDeleting(true) }] : []),
  ];
  return (
    <>
      {first && <Button onClick={() => changeStatus(quiz, first[0])}>{first[1]}</Button>}
      <RowMenu label={texts.actionsFor(quiz.title)} actions={menu} />
      {isDeleting && (
        <DeleteQuiz row={quiz} onDeleted={() => void navigate(listPath)} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

/** `/course/quizzes/edit?id=`: one quiz with its questions, or a new one. */
export default function QuizScreen(): ReactNode {
  const [params] = useSearchParams();
  const isNew = params.get('id') === 'new';
  const id = idOf(params);
  const mayEdit = useMay(quizCalls.update.access);
  const duplicate = useDuplicate();
  const read = useRead(quizCalls.detail, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all', staleTime: 0 });
  const quiz = read.data?.quiz;
  useRecordTitle(quiz?.title);
  if ((id === undefined && !isNew) || quiz?.deletedAt) return <NoQuiz />;
  if (id === undefined)
    return (
      <div className="page-stack">
        <PageHeader title={texts.newQuiz} />
        <QuizForm quiz={undefined} mayEdit={mayEdit} onDuplicate={() => undefined} />
      </div>
    );
  const copy = (): void => void duplicate(id);
  return (
    <div className="page-stack">
      <PageHeader
        title={quiz?.title ?? texts.theQuiz}
        status={quiz && <StatusLabel status={quiz.status} label={quizStatuses[quiz.status]} filled />}
      >
        {quiz && <CopyLink />}
        {quiz && mayEdit && <QuizActions key={quiz.version} quiz={quiz} onDuplicate={copy} />}
      </PageHeader>
      <PageRead reads={[read]} what={texts.theQuiz} loading={texts.loading}>
        {() =>
          quiz && (
            <>
              <QuizForm key={id} quiz={quiz} mayEdit={mayEdit} onDuplicate={copy} />
              <QuizUses uses={quiz.uses} />
              <HistoryFold
                entity="quizzes"
                id={id}
                words={historyWords(quizRecord, { questions: () => texts.questions })}
              />
            </>
          )
        }
      </PageRead>
    </div>
  );
}

function NoQuiz(): ReactNode {
  const action = (
    <Button component={Link} to={listPath}>
      {texts.toList}
    </Button>
  );
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      <Empty icon="help-circle" title={texts.notThere} action={action}>
        {texts.notThereText}
      </Empty>
    </div>
  );
}
