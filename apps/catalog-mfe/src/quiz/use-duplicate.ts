import { useCall } from '@lectern/api-client/hooks';
import { quizCalls } from '@lectern/contract/catalog';
import { useAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/quizzes';
import { quizPath } from './address';
import { quizRecord } from './quiz';

/** Makes a draft with the same questions, and opens it. */
export const useDuplicate = (): ((id: number) => Promise<boolean>) => {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(quizCalls.duplicate);
  const attempt = useAction(quizRecord.changed);
  return (id) =>
    attempt(async () => void navigate(quizPath((await mutateAsync({ id })).quiz.id)), {
      successText: texts.duplicated,
    });
};
