import { useEffect, useRef, useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { ownTaskCalls, type OwnSubmission } from '@lectern/contract/people';
import { useUnsaved } from '@lectern/ui-kit';

export type Answers = OwnSubmission['answers'];
/** Milliseconds after the last key before what is written is saved. */
const pause = 1500;

/** What a student writes, saved by itself a moment after each change. */
export const useAttempt = (submission: OwnSubmission) => {
  const [answers, setAnswers] = useState<Answers>(submission.answers);
  const [body, setBody] = useState(submission.body);
  const [saved, setSaved] = useState<{ readonly answers: Answers; readonly body: string; readonly at?: string }>({
    answers: submission.answers,
    body: submission.body,
  });
  const { mutateAsync } = useCall(ownTaskCalls.save, { quiet: true });
  const isSaved = saved.answers === answers && saved.body === body;
  const latest = useRef({ answers, body });
  latest.current = { answers, body };
  const save = async (): Promise<boolean> => {
    const sent = latest.current;
    try {
      const { savedAt } = await mutateAsync({ id: submission.id, ...sent });
      setSaved({ ...sent, at: savedAt });
      return true;
    } catch {
      return false;
    }
  };
  const saving = useRef(save);
  saving.current = save;
  useEffect(() => {
    if (isSaved) return undefined;
    const timer = setTimeout(() => void saving.current(), pause);
    return () => clearTimeout(timer);
  }, [answers, body, isSaved]);
  useUnsaved(!isSaved, save);
  return {
    answers,
    body,
    setBody,
    answer: (questionId: number, given: Answers[string] | undefined): void =>
      setAnswers((now) => {
        const { [String(questionId)]: _old, ...rest } = now;
        return given === undefined ? rest : { ...rest, [String(questionId)]: given };
      }),
    isSaved,
    savedAt: saved.at,
  };
};

/** Seconds until the attempt closes, by the database's clock; undefined where nothing closes it. */
export const useSecondsLeft = ({ closesAt, now }: Pick<OwnSubmission, 'closesAt' | 'now'>): number | undefined => {
  const [begun] = useState(() => Date.now());
  const [at, setAt] = useState(begun);
  useEffect(() => {
    if (closesAt === null) return undefined;
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [closesAt]);
  return closesAt === null ? undefined : (Date.parse(closesAt) - Date.parse(now) - (at - begun)) / 1000;
};
