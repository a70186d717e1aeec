import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, type StudentRow } from '@lectern/contract/people';
import { notify, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/restore';
import { changed } from './use-student';

/** Brings a student back. */
export const useRestore = () => {
  const { mutateAsync } = useCall(studentCalls.restore, { handled: [400, 409] });
  const attempt = useAction(changed);
  return ({ id, version, name }: StudentRow): void =>
    void attempt(() => mutateAsync({ id, version }), {
      successText: texts.restored(name),
      onFailure: ({ error, message }) => notify('error', Array.isArray(error) ? texts.addressIsTaken(name) : message),
    });
};
