import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { Call } from '@lectern/contract/call';
import { notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import type { Schema } from 'yup';
import type * as trainerTexts from '../texts/trainers';

interface Checked {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly status: string;
  readonly deletedAt: string | null;
  readonly batchesNow: number;
}
interface Options<Row> {
  readonly calls: { readonly submit: Call; readonly suspend: Call };
  readonly changed: Parameters<typeof useAction>[0];
  /** True while it can be submitted. */
  readonly isSubmittable: (row: Row) => boolean;
  readonly texts: Pick<
    typeof trainerTexts,
    'submit' | 'submitted' | 'suspend' | 'suspendTitle' | 'suspendVerb' | 'suspendConsequence' | 'suspended'
  >;
}
const handled = { handled: [400, 409] } as const;

/** Submission and suspension of a trainer or an agency, for `RecordActions`. Its parts are decided in their tabs. */
export const useVerification = <Row extends Checked>({ calls, changed, isSubmittable, texts }: Options<Row>) => {
  const attempt = useAction(changed);
  const confirmSaved = useSaved(changed);
  const { mutateAsync, isPending } = useCall(calls.submit as Call<Schema<object>>, handled);
  const [maySubmit, maySuspend] = [useMay(calls.submit.access), useMay(calls.suspend.access)];
  const [suspending, setSuspending] = useState<Row>();
  const submit = ({ id, version }: Row): void =>
    void attempt(() => mutateAsync({ id, version }), {
      successText: texts.submitted,
      onFailure: ({ message }) => notify('error', message),
    });
  const actionsOf = (row: Row): readonly RowAction[] =>
    row.deletedAt !== null
      ? []
      : [
          ...(maySubmit && isSubmittable(row) ? [{ label: texts.submit, onSelect: () => submit(row) }] : []),
          ...(maySuspend && row.status !== 'suspended'
            ? [{ label: texts.suspend, danger: true, onSelect: () => setSuspending(row) }]
            : []),
        ];
  const questionOf = ({ id, version, name, batchesNow }: Row): ReactNode => (
    <ReasonDialog
      danger
      title={texts.suspendTitle(name)}
      verb={texts.suspendVerb}
      send={(reason) =>
        send(calls.suspend as Call<Schema<object>>, { id, version, reason, confirm: batchesNow > 0 }, handled)
      }
      onDone={() => void confirmSaved(texts.suspended(name))}
      onClose={() => setSuspending(undefined)}
    >
      {texts.suspendConsequence(batchesNow)}
    </ReasonDialog>
  );
  return { actionsOf, question: suspending && questionOf(suspending), busy: isPending };
};
