import type { ReactNode } from 'react';
import type { OwnQuestion, OwnSubmission, OwnTask } from '@lectern/contract/people';
import { PanelBody, timeText } from '@lectern/ui-kit';
import { RichText } from '@lectern/ui-kit/rich-text';
import { AnswerView } from '../../../batch/submission/AnswerView';
import { SubmissionFiles } from '../../../batch/submission/SubmissionFiles';
import * as texts from '../../../texts/own-tasks';

function Key({ question }: { readonly question: OwnQuestion }): ReactNode {
  const { answerKeys, answerNumber, explanationHtml } = question;
  const isShown = answerNumber !== null || (answerKeys !== null && answerKeys.length > 0);
  return (
    <>
      {isShown && (
        <div className="answer-key">
          <span>{texts.rightAnswer}</span>
          <AnswerView question={question} given={answerNumber ?? answerKeys ?? undefined} />
        </div>
      )}
      {explanationHtml && <RichText html={explanationHtml} />}
    </>
  );
}

/** An attempt that is handed in: the answers, and marks and feedback once they are shown. */
export function AttemptResult({
  task,
  submission,
}: {
  readonly task: OwnTask;
  readonly submission: OwnSubmission;
}): ReactNode {
  const { marks, feedback, submittedAt, lateMinutes } = submission;
  return (
    <PanelBody>
      <p className="attempt-facts">
        {marks !== null && <strong>{texts.marksOf(marks, task.maxMarks)}</strong>}
        {submittedAt && <span>{`${texts.handedIn} ${timeText(submittedAt)}`}</span>}
        {lateMinutes > 0 && <span>{texts.isLate(lateMinutes)}</span>}
      </p>
      {feedback && (
        <section aria-label={texts.feedback}>
          <h3>{texts.feedback}</h3>
          <p className="answer-text">{feedback}</p>
        </section>
      )}
      {submission.questions.map((question, at) => (
        <section key={question.id} className="attempt-question" aria-label={texts.question(at + 1)}>
          <h3>{texts.question(at + 1)}</h3>
          <RichText html={question.bodyHtml} />
          <div className="answer">
            <span>{texts.yourAnswer}</span>
            <AnswerView question={question} given={submission.answers[String(question.id)]} />
          </div>
          <Key question={question} />
        </section>
      ))}
      {submission.body && <p className="answer-text">{submission.body}</p>}
      <SubmissionFiles id={submission.id} files={submission.files} />
    </PanelBody>
  );
}
