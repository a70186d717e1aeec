import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { ResponseOf } from '@lectern/contract/call';
import { submissionCalls, taskCalls, type Question, type Submission } from '@lectern/contract/people';
import { timeText, useSaved } from '@lectern/ui-kit';
import { FormNote, Note, NumberField, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { RichText } from '@lectern/ui-kit/rich-text';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/batch-submissions';
import { AnswerView, KeyView } from './AnswerView';
import {
  afterPenalty,
  gradeFieldOf,
  gradeSchema,
  gradeValues,
  nameOf,
  sumOf,
  wireMarks,
  type GradeValues,
} from './grading';
import { ReturnDialog } from './ReturnDialog';
import { SubmissionFiles } from './SubmissionFiles';
import { SubmissionState } from './submission-columns';

type Whole = ResponseOf<typeof submissionCalls.detail>;
export const gradeChanges = [submissionCalls.list, submissionCalls.detail, taskCalls.list] as const;

const lockOf = ({ state }: Submission, mayGrade: boolean): string | undefined => {
  if (!mayGrade) return texts.readOnly;
  if (state === 'started') return texts.notHandedIn;
  return state === 'returned' ? texts.isReturned : undefined;
};

function Answered({
  question,
  no,
  submission,
}: {
  readonly question: Question;
  readonly no: number;
  readonly submission: Submission;
}): ReactNode {
  return (
    <section className="grade-question" aria-label={texts.questionNo(no)}>
      <div>
        <span className="grade-no">{texts.questionNo(no)}</span>
        <RichText html={question.bodyHtml} />
        <div className="answer">
          <span>{texts.answer}</span>
          <AnswerView question={question} given={submission.answers[question.id]} />
        </div>
        <KeyView question={question} />
      </div>
      <NumberField name={`marks.${nameOf(question.id)}`} label={texts.marksFor(no, question.marks)} digits={2} />
    </section>
  );
}

/** The answers of a submission, with a field for the marks of each answer; Ctrl+Enter saves and opens the next. */
export function GradeForm({ whole, to }: { readonly whole: Whole; readonly to: string | undefined }): ReactNode {
  const { submission, task, questions } = whole;
  const navigate = useNavigate();
  const mayGrade = useMay(submissionCalls.grade.access);
  const confirmSaved = useSaved(gradeChanges);
  const { mutateAsync: grade } = useCall(submissionCalls.grade, { handled: [400, 409] });
  const [isReturning, setReturning] = useState(false);
  const goesOn = useRef(false);
  const initial = useMemo(() => gradeValues(task, questions, submission), [task, questions, submission]);
  const schema = useMemo(() => gradeSchema(task, questions), [task, questions]);
  const lock = lockOf(submission, mayGrade);
  const form = useServerForm<GradeValues, Submission, { submission: Submission }>({
    schema,
    initial,
    row: submission,
    send: (values, row = submission) =>
      grade({
        id: row.id,
        version: row.version,
        questionMarks: wireMarks(task, questions, values),
        feedback: values.feedback,
      }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving && goesOn.current && to) void navigate(to);
      await confirmSaved(texts.saved);
    },
    fieldOf: gradeFieldOf,
    conflict: {
      noun: texts.noun,
      entity: 'submissions',
      valuesOf: (row) => gradeValues(task, questions, row),
      fields: {
        marks: { label: texts.marks, show: (marks) => Object.values(marks).join(' + ') },
        feedback: { label: texts.feedback },
      },
    },
  });
  const save = (onward: boolean): void => {
    goesOn.current = onward;
    void form.submit();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || lock !== undefined) return;
    event.preventDefault();
    save(true);
  };
  const raw = sumOf(form.formik.values);
  const isLate = submission.lateMinutes > 0 && task.latePenaltyPercent > 0;
  return (
    <ServerForm form={form} className="grade-form">
      <div className="grade-who">
        <h2>{submission.studentName}</h2>
        <SubmissionState state={submission.state} />
        {submission.submittedAt && <span>{timeText(submission.submittedAt)}</span>}
        {submission.gradedAt && <span>{texts.graded(submission.gradedByName, timeText(submission.gradedAt))}</span>}
      </div>
      <FormNote text={form.note} />
      {lock && (
        <Note icon="circle-alert" tone="warning">
          {lock}
        </Note>
      )}
      <fieldset className="form-fields" disabled={lock !== undefined} onKeyDown={press}>
        {questions.map((question, at) => (
          <Answered key={question.id} question={question} no={at + 1} submission={submission} />
        ))}
        {submission.body && (
          <section aria-label={texts.text}>
            <p className="answer-text">{submission.body}</p>
          </section>
        )}
        <SubmissionFiles id={submission.id} files={submission.files} />
        {task.kind === 'assignment' && (
          <NumberField name="marks.all" label={texts.marksInAll(task.maxMarks)} digits={2} />
        )}
        <TextAreaField name="feedback" label={texts.feedback} optional help={texts.feedbackHelp} max={5000} />
      </fieldset>
      {lock === undefined && (
        <div className="grade-foot">
          <strong>{texts.total(raw, task.maxMarks)}</strong>
          {isLate && <span>{texts.penalty(task.latePenaltyPercent, afterPenalty(raw, task.latePenaltyPercent))}</span>}
          <span className="grade-actions">
            {submission.state === 'submitted' && <Button onClick={() => setReturning(true)}>{texts.giveBack}</Button>}
            <Button
              type="submit"
              aria-busy={form.busy}
              aria-disabled={form.busy}
              onClick={() => (goesOn.current = false)}
            >
              {texts.save}
            </Button>
            {to && (
              <Button variant="contained" aria-busy={form.busy} aria-disabled={form.busy} onClick={() => save(true)}>
                {texts.saveAndNext}
              </Button>
            )}
          </span>
        </div>
      )}
      {isReturning && <ReturnDialog submission={submission} onClose={() => setReturning(false)} />}
    </ServerForm>
  );
}
