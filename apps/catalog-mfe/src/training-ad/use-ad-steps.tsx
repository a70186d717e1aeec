import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  needsReason,
  nextTrainingAdStatuses,
  trainingAdCalls,
  type TrainingAdRow,
  type TrainingAdStatus,
} from '@lectern/contract/catalog';
import { ConfirmDialog, notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../texts/training-ads';
import { trainingAd as record } from './training-ad';

type Stepped = Pick<TrainingAdRow, 'id' | 'version' | 'title' | 'status' | 'deletedAt'>;

/** The next statuses of an ad, each with its verb; what needs a reason or can't be taken back opens a question first. */
export const useAdSteps = () => {
  const mayEdit = useMay(['trainingAdEdit']);
  const attempt = useAction(record.changed);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync, isPending } = useCall(trainingAdCalls.status, { handled: [400, 409] });
  const [pending, setPending] = useState<{ readonly ad: Stepped; readonly to: TrainingAdStatus }>();
  const close = (): void => setPending(undefined);

  const take = ({ id, version }: Stepped, to: TrainingAdStatus): void =>
    void attempt(() => mutateAsync({ id, version, to }), {
      successText: texts.becameOf(to),
      onFailure: ({ message }) => notify('error', message),
    });
  const stepsOf = (ad: Stepped): readonly RowAction[] =>
    ad.deletedAt !== null || !mayEdit
      ? []
      : nextTrainingAdStatuses(ad.status).map((to) => {
          const verb = texts.verbOf(ad.status, to);
          return needsReason(to) || to === 'closed'
            ? { label: texts.withDots(verb), onSelect: () => setPending({ ad, to }) }
            : { label: verb, onSelect: () => take(ad, to) };
        });

  const dialogOf = (ad: Stepped, to: TrainingAdStatus): ReactNode => {
    const verb = texts.verbOf(ad.status, to);
    const shown = { title: texts.question(verb, ad.title), verb };
    if (!needsReason(to))
      return (
        <ConfirmDialog
          open
          {...shown}
          onConfirm={() => {
            close();
            take(ad, to);
          }}
          onCancel={close}
        >
          <p>{texts.meaning[to]}</p>
        </ConfirmDialog>
      );
    const { id, version } = ad;
    return (
      <ReasonDialog
        {...shown}
        send={(reason) => send(trainingAdCalls.status, { id, version, to, reason }, { handled: [400, 409] })}
        onDone={() => void confirmSaved(texts.becameOf(to))}
        onClose={close}
      >
        {texts.meaning[to]}
      </ReasonDialog>
    );
  };
  return { stepsOf, dialog: pending && dialogOf(pending.ad, pending.to), busy: isPending };
};
