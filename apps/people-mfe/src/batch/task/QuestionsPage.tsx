import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { maxQuestions, questionCalls, type BatchDetail, type Question, type TaskRow } from '@lectern/contract/people';
import { useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { RowsField } from '@lectern/ui-kit/fields';
import { FormNote, Note, SaveBar, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { Link, useLocation, useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/batch-questions';
import * as tasks from '../../texts/batch-tasks';
import { sideOf } from '../address';
import { QuestionFields } from './QuestionFields';
import {
  marksOf,
  newQuestion,
  questionFieldOf,
  questionsForm,
  questionText,
  type QuestionValues,
  type QuizValues,
} from './question-values';
import { taskPath } from './task-address';
import { taskChanges } from './use-task-actions';
import './questions.css';

interface Quiz {
  readonly task: TaskRow;
  readonly questions: readonly Question[];
}
const schema = questionsForm.schema();

/** What a 409 holds: the quiz as somebody else has saved it. */
const quizIn = (result: unknown): Quiz | undefined =>
  typeof result === 'object' && result !== null && 'questionRows' in result && Array.isArray(result.questionRows)
    ? { task: result as unknown as TaskRow, questions: result.questionRows as Question[] }
    : undefined;

const noteOf = ({ task }: Quiz, mayEdit: boolean): string | undefined => {
  if (!mayEdit) return texts.readOnly;
  if (task.status === 'graded') return texts.isGraded;
  return task.submissions > 0 ? texts.begun : undefined;
};

function QuestionsForm({ quiz, back }: { readonly quiz: Quiz; readonly back: string }): ReactNode {
  const navigate = useNavigate();
  const mayEdit = useMay(questionCalls.save.access);
  const confirmSaved = useSaved([...taskChanges, questionCalls.list]);
  const { mutateAsync: save } = useCall(questionCalls.save, { handled: [400, 409] });
  const initial = useMemo(() => questionsForm.valuesOf(quiz), [quiz]);
  const isLocked = !mayEdit || quiz.task.status === 'graded';
  const isFixed = quiz.task.submissions > 0;
  const form = useServerForm<QuizValues, Quiz, Quiz & { remarks: number }>({
    schema,
    initial,
    row: quiz,
    send: (values, row = quiz) =>
      save({ ...questionsForm.read(values).wire, id: row.task.id, version: row.task.version }),
    onSaved: async ({ remarks }, { leaving }) => {
      if (!leaving) void navigate(back);
      await confirmSaved(remarks > 0 ? texts.remarked(remarks) : texts.saved);
    },
    fieldOf: questionFieldOf,
    draft: isLocked ? undefined : 'quiz',
    conflict: {
      noun: texts.noun,
      entity: 'tasks',
      rowOf: quizIn,
      valuesOf: questionsForm.valuesOf,
      fields: { questions: { label: texts.questions, show: (all) => texts.inAll(all.length, marksOf(all)) } },
    },
  });
  const { questions } = form.formik.values;
  const note = noteOf(quiz, mayEdit);
  return (
    <ServerForm form={form} className="questions">
      <FormNote text={form.note} />
      {note && (
        <Note icon="circle-alert" tone="warning">
          {note}
        </Note>
      )}
      <p className="questions-sum">{texts.inAll(questions.length, marksOf(questions))}</p>
      <fieldset className="form-fields" disabled={isLocked}>
        <RowsField<QuestionValues>
          name="questions"
          label={texts.questions}
          one={texts.one}
          max={isFixed ? questions.length : maxQuestions}
          disabled={isLocked}
          ordered
          newRow={newQuestion}
          rowText={(question) => questionText(question) || texts.notWritten}
        >
          {(path, question) => <QuestionFields path={path} question={question} isFixed={isFixed} />}
        </RowsField>
      </fieldset>
      {!isLocked && <SaveBar form={form} verb={texts.save} onCancel={() => void navigate(back)} />}
    </ServerForm>
  );
}

/** The questions of a quiz in their order, all in one form. */
export default function QuestionsPage({
  batch,
  taskId,
}: {
  readonly batch: BatchDetail;
  readonly taskId: number;
}): ReactNode {
  const side = sideOf(useLocation().pathname);
  const read = useRead(questionCalls.list, { taskId }, { handled: 'all', staleTime: 0 });
  const back = taskPath(side, batch.id);
  return (
    <section className="task-list" aria-label={texts.questions}>
      <Link to={back} className="task-back">
        <Icon name="chevron-left" />
        {tasks.back}
      </Link>
      <PageRead reads={[read]} what={texts.theQuestions} loading={texts.loading}>
        {() =>
          read.data && (
            <>
              <h2>{texts.title(read.data.task.title)}</h2>
              <QuestionsForm quiz={read.data} back={back} />
            </>
          )
        }
      </PageRead>
    </section>
  );
}
