import { useMemo, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { maxQuizQuestions, quizAnswers, quizCalls, quizPurposes, type Quiz } from '@lectern/contract/catalog';
import { needsRight } from '@lectern/contract/right-labels';
import { useSaved } from '@lectern/ui-kit';
import { RowsField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  Note,
  NumberField,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  SwitchField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { conflictFields, fieldProps, optionsOf } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/quizzes';
import { listPath, quizPath } from './address';
import { QuestionFields } from './QuestionFields';
import { quizRecord } from './quiz';
import {
  marksOf,
  newQuestion,
  newValues,
  previewOf,
  questionText,
  quizForm,
  type QuestionValues,
  type QuizValues,
} from './quiz-values';
import './quiz.css';

const QuizPreview = lazyWithRetry(() => import(/* webpackChunkName: "quiz-preview" */ './QuizPreview'));

interface Props {
  /** Undefined for a new one. */
  readonly quiz: Quiz | undefined;
  readonly mayEdit: boolean;
  readonly onDuplicate: () => void;
}

const inForm = { handled: [400, 409] };
const schema = quizForm.schema();
const show = {
  instructionsHtml: (html: string) => <RichText html={html} />,
  questions: (all: readonly QuestionValues[]) => texts.inAll(all.length, marksOf(all)),
};

/** A quiz with all of its questions in one form. */
export function QuizForm({ quiz, mayEdit, onDuplicate }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(quizRecord.changed);
  const { mutateAsync: create } = useCall(quizCalls.create, inForm);
  const { mutateAsync: update } = useCall(quizCalls.update, inForm);
  const [isPreviewed, setPreviewed] = useState(false);
  const initial = useMemo(() => (quiz ? quizForm.valuesOf(quiz) : newValues), [quiz]);
  const isFixed = (quiz?.firstAttemptAt ?? null) !== null;
  const form = useServerForm<QuizValues, Quiz, { quiz: Quiz }>({
    schema,
    initial,
    row: quiz,
    send: (values, row) =>
      row
        ? update({ ...quizForm.changed(row, values), id: row.id, version: row.version })
        : create({ ...quizForm.read(values).wire, status: 'draft' }),
    fieldOf: quizForm.fieldOf,
    onSaved: async (saved, { leaving }) => {
      if (!leaving && !quiz) void navigate(quizPath(saved.quiz.id), { replace: true });
      await confirmSaved(quiz ? texts.saved : texts.added);
    },
    draft: mayEdit ? 'quizOfCourses' : undefined,
    conflict: {
      noun: texts.noun.one,
      entity: 'quizzes',
      valuesOf: quizForm.valuesOf,
      fields: conflictFields<QuizValues>(quizRecord, show),
    },
  });
  const { values } = form.formik;
  const { questions } = values;
  return (
    <ServerForm form={form} className="quiz-form">
      <FormNote text={form.note} />
      {!mayEdit && (
        <Note icon="lock" tone="warning">
          {texts.readOnly(needsRight('courseEdit'))}
        </Note>
      )}
      <fieldset className="form-fields" disabled={!mayEdit}>
        <TextField {...fieldProps(quizRecord, 'title')} autoFocus={!quiz} />
        <SelectField {...fieldProps(quizRecord, 'purpose')} options={optionsOf(quizPurposes)} />
        <RichTextField {...fieldProps(quizRecord, 'instructionsHtml')} optional entity="quizzes" recordId={quiz?.id} />
        <Pair>
          <NumberField {...fieldProps(quizRecord, 'passPercent')} optional={false} trail={texts.percent} />
          <NumberField {...fieldProps(quizRecord, 'attemptsAllowed')} optional={false} />
        </Pair>
        <Pair>
          <NumberField {...fieldProps(quizRecord, 'timeLimitSeconds')} help={texts.timeLimitHelp} />
          <SelectField {...fieldProps(quizRecord, 'showAnswers')} optional={false} options={optionsOf(quizAnswers)} />
        </Pair>
        <SwitchField name="shuffle" label={fieldProps(quizRecord, 'shuffle').label} />
      </fieldset>
      {isFixed && (
        <Note icon="lock" tone="warning">
          {texts.isFixed} {mayEdit && <Button onClick={onDuplicate}>{texts.duplicate}</Button>}
        </Note>
      )}
      <p className="quiz-sum">
        {texts.inAll(questions.length, marksOf(questions))}{' '}
        <Button variant="text" onClick={() => setPreviewed(true)}>
          {texts.preview}
        </Button>
      </p>
      <fieldset className="form-fields" disabled={!mayEdit || isFixed}>
        <RowsField<QuestionValues>
          name="questions"
          label={texts.questions}
          one={texts.one}
          max={maxQuizQuestions}
          disabled={!mayEdit || isFixed}
          ordered
          newRow={newQuestion}
          rowText={(question) => questionText(question) || texts.notWritten}
        >
          {(path, question) => <QuestionFields path={path} question={question} />}
        </RowsField>
      </fieldset>
      {mayEdit && <SaveBar form={form} verb={quiz ? texts.save : texts.add} onCancel={() => void navigate(listPath)} />}
      {isPreviewed && <QuizPreview {...previewOf(values)} onClose={() => setPreviewed(false)} />}
    </ServerForm>
  );
}
