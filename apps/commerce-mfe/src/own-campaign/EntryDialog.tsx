import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ResponseOf } from '@lectern/contract';
import type { ownCampaignCalls } from '@lectern/contract/commerce';
import { ConfirmDialog } from '@lectern/ui-kit';
import { Note } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { RichText } from '@lectern/ui-kit/rich-text';
import { clockOf, scoreText } from '../campaign/score-words';
import { FormDialog } from '../form-dialog/FormDialog';
import * as texts from '../texts/own-campaigns';
import { givenTo, isAnswered } from './kept-answers';
import { QuestionField } from './QuestionField';
import { useAnswers } from './use-answers';
import { useSecondsLeft } from './use-seconds-left';
import { useSendEntry } from './use-send-entry';
import './entry.css';

/** Answers are sent by themselves this many seconds before the entry closes. */
const reserve = 2;

interface Props {
  readonly entry: ResponseOf<typeof ownCampaignCalls.start>;
  readonly onClose: () => void;
}

/** The questions of an open entry. Answers are kept while they are written, and sent once. */
export default function EntryDialog({ entry, onClose }: Props): ReactNode {
  const { entryId, name, instructionsHtml, questions } = entry;
  const { answers, answer } = useAnswers(entryId);
  const { send, busy, result, refusal } = useSendEntry(entryId, questions);
  const [isAsking, setAsking] = useState(false);
  const left = useSecondsLeft(entry);
  const done = questions.filter(({ id }) => isAnswered(givenTo(answers, id))).length;
  const submit = async (): Promise<void> => {
    await send(answers);
    setAsking(false);
  };
  const isOver = left <= reserve;
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isOver || wasSent.current) return;
    wasSent.current = true;
    void submit();
  });
  if (result)
    return (
      <FormDialog title={texts.sentTitle} cancel={texts.close} busy={false} onClose={onClose}>
        <p className="entry-result-text" role="status">
          {texts.sentResult(result.marks, result.totalMarks, scoreText(result.percent))} {texts.resultWaits}
        </p>
        <footer>
          <Button autoFocus variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </footer>
      </FormDialog>
    );
  return (
    <FormDialog title={name} cancel={texts.close} busy={busy} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {refusal && <Note icon="circle-alert">{refusal}</Note>}
        {instructionsHtml && <RichText html={instructionsHtml} />}
        {questions.map((question, at) => (
          <QuestionField
            key={question.id}
            question={question}
            no={at + 1}
            given={givenTo(answers, question.id)}
            onAnswer={(given) => answer(question.id, given)}
          />
        ))}
        <p className="own-quiet">{texts.areKept}</p>
      </form>
      <footer>
        <span className="entry-time" role="timer" data-low={left < 60 ? '' : undefined}>
          {left > 0 ? texts.timeLeft(clockOf(left)) : texts.noTimeLeft} · {texts.answered(done, questions.length)}
        </span>
        <Button disabled={busy} onClick={onClose}>
          {texts.close}
        </Button>
        <Button variant="contained" aria-busy={busy} aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
          {texts.send}
        </Button>
      </footer>
      <ConfirmDialog
        open={isAsking}
        title={texts.sendTitle}
        verb={texts.send}
        cancel={texts.keepWriting}
        busy={busy}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {done < questions.length ? texts.unanswered(questions.length - done) : texts.allAnswered} {texts.sendMeans}
        </p>
      </ConfirmDialog>
    </FormDialog>
  );
}
