import { useRef, useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { ownCampaignCalls, type EntryQuestion } from '@lectern/contract/commerce';
import { useAction } from '@lectern/ui-kit';
import { dropAnswers, sentAnswers, type Answers } from './kept-answers';

const changed = [ownCampaignCalls.list] as const;

/** Sends an entry, once at a time. A refusal is shown, and answers stay on the screen with it. */
export const useSendEntry = (entryId: number, questions: readonly EntryQuestion[]) => {
  const { mutateAsync: submit } = useCall(ownCampaignCalls.submit, { handled: [400, 409] });
  const attempt = useAction(changed);
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ResponseOf<typeof ownCampaignCalls.submit>>();
  const [refusal, setRefusal] = useState<string>();
  const send = async (answers: Answers): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(undefined);
    await attempt(
      async () => {
        setResult(await submit({ entryId, answers: sentAnswers(questions, answers) }));
        dropAnswers(entryId);
      },
      { onFailure: ({ message, result: reason }) => setRefusal(typeof reason === 'string' ? reason : message) },
    );
    isSending.current = false;
    setBusy(false);
  };
  return { send, busy, result, refusal };
};
