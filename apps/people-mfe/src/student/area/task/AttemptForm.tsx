import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { longestBody, ownTaskCalls, type OwnSubmission, type OwnTask } from '@lectern/contract/people';
import { clockText, ConfirmDialog, PanelBody, PanelFoot, useAction } from '@lectern/ui-kit';
import { newBlocks, Note } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../../texts/own-tasks';
import { AnswerField } from './AnswerField';
import { AttemptFiles } from './AttemptFiles';
import { leftText } from './own-task';
import { useAttempt, useSecondsLeft } from './use-attempt';

interface Props {
  readonly task: OwnTask;
  readonly submission: OwnSubmission;
  readonly onDone: () => void;
}
const changed = [ownTaskCalls.list, ownTaskCalls.detail] as const;

function TimeLeft({ submission }: Pick<Props, 'submission'>): ReactNode {
  const seconds = useSecondsLeft(submission);
  // Days are said by the due date.
  if (seconds === undefined || seconds > 86_400) return null;
  return (
    <span className="attempt-time" role="timer" data-low={seconds < 60 ? '' : undefined}>
      {seconds <= 0 ? texts.noTimeLeft : texts.timeLeft(leftText(seconds))}
    </span>
  );
}

/** The questions, or the text and files, of an open attempt; it is saved as it is written. */
export function AttemptForm({ task, submission, onDone }: Props): ReactNode {
  const attempt = useAttempt(submission);
  const { mutateAsync: submit, isPending } = useCall(ownTaskCalls.submit);
  const act = useAction(changed);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<string>();
  const [blocks] = useState(() => ({ ...newBlocks(), onEnd: () => setReason(undefined) }));
  const ask = (): void => {
    const [first] = blocks.reasons.values();
    setReason(first);
    setAsking(first === undefined);
  };
  const handIn = async (): Promise<void> => {
    const done = await act(() => submit({ id: submission.id, answers: attempt.answers, body: attempt.body }), {
      successText: texts.submitted,
    });
    setAsking(false);
    if (done) onDone();
  };
  return (
    <>
      <PanelBody>
        {submission.feedback && (
          <Note icon="circle-alert" tone="warning">
            {submission.feedback}
          </Note>
        )}
        {submission.instructionsHtml && <RichText html={submission.instructionsHtml} />}
        {submission.questions.map((question, at) => (
          <AnswerField
            key={question.id}
            question={question}
            no={at + 1}
            given={attempt.answers[String(question.id)]}
            onAnswer={(given) => attempt.answer(question.id, given)}
          />
        ))}
        {task.kind === 'assignment' && (
          <>
            <label className="attempt-text">
              <span>{texts.yourText}</span>
              <textarea
                rows={10}
                maxLength={longestBody}
                value={attempt.body}
                onChange={({ target }) => attempt.setBody(target.value)}
              />
            </label>
            <AttemptFiles id={submission.id} files={submission.files} blocks={blocks} />
          </>
        )}
        {reason && <Note icon="circle-alert">{reason}</Note>}
      </PanelBody>
      <PanelFoot
        start={
          <span className="attempt-state" role="status">
            {attempt.isSaved ? attempt.savedAt && texts.savedAt(clockText(attempt.savedAt)) : texts.notSaved}
          </span>
        }
      >
        <TimeLeft submission={submission} />
        <Button variant="contained" onClick={ask}>
          {texts.submit}
        </Button>
      </PanelFoot>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.submitTitle(task.title)}
          verb={texts.submit}
          cancel={texts.notYet}
          busy={isPending}
          onConfirm={() => void handIn()}
          onCancel={() => setAsking(false)}
        >
          {texts.submitMeans}
        </ConfirmDialog>
      )}
    </>
  );
}
