import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay, useSession } from '@lectern/auth';
import { trainerCalls, type TrainerDetail } from '@lectern/contract/people';
import { notify, RowMenu, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { CopyLink, ReasonDialog } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { useRowChanges } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { ErasePerson } from '../../detail/ErasePerson';
import * as person from '../../texts/person';
import * as texts from '../../texts/trainers';
import { editPath, listPath } from '../address';
import DeleteTrainer from '../DeleteTrainer';
import { trainer as record } from '../trainer';

/** The actions on a trainer's page. */
export function TrainerActions({ trainer }: { readonly trainer: TrainerDetail }): ReactNode {
  const { id, version, name, status, deletedAt, accountStatus, batchesNow } = trainer;
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const confirmSaved = useSaved(record.changed);
  const attempt = useAction(record.changed);
  const submit = useCall(trainerCalls.submit, { handled: [400, 409] });
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  const [mayEdit, mayRemove] = [useMay(['trainerEdit']), useMay(['trainerDelete'])];
  const [mayVerify, mayErase] = [useMay(['trainerVerify']), useMay(['personErase'])];
  const [dialog, setDialog] = useState<'delete' | 'erase' | 'suspend'>();
  const close = (): void => setDialog(undefined);
  const isErased = accountStatus === 'erased';
  const isLive = deletedAt === null && !isErased;
  const mayBeSubmitted = isLive && mayEdit && status !== 'submitted' && status !== 'verified';
  const more: RowAction[] = [
    ...(isLive && mayVerify && status !== 'suspended'
      ? [{ label: texts.suspend, danger: true, onSelect: () => setDialog('suspend') }]
      : []),
    ...(isLive && mayRemove ? [{ label: person.deleteLabel, danger: true, onSelect: () => setDialog('delete') }] : []),
    ...(!isErased && mayErase
      ? [
          {
            label: person.eraseLabel,
            danger: true,
            onSelect: () => setDialog('erase'),
            ...(isActing && { disabledReason: person.notWhileImpersonating }),
          },
        ]
      : []),
  ];
  return (
    <>
      <CopyLink />
      {mayBeSubmitted && (
        <Button
          aria-busy={submit.isPending}
          onClick={() =>
            void attempt(() => submit.mutateAsync({ id, version }), {
              successText: texts.submitted,
              onFailure: ({ message }) => notify('error', message),
            })
          }
        >
          {texts.submit}
        </Button>
      )}
      {isLive && mayEdit && (
        <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={editPath(id)}>
          {person.edit}
        </Button>
      )}
      {deletedAt !== null && !isErased && mayRemove && (
        <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(trainer)}>
          {person.restore}
        </Button>
      )}
      {more.length > 0 && <RowMenu label={person.moreFor(name)} actions={more} />}
      {dialog === 'suspend' && (
        <ReasonDialog
          danger
          title={texts.suspendTitle(name)}
          verb={texts.suspendVerb}
          send={(reason) =>
            send(trainerCalls.suspend, { id, version, reason, confirm: batchesNow > 0 }, { handled: [400, 409] })
          }
          onDone={() => void confirmSaved(texts.suspended(name))}
          onClose={close}
        >
          {texts.suspendConsequence(batchesNow)}
        </ReasonDialog>
      )}
      {dialog === 'delete' && <DeleteTrainer row={trainer} onDeleted={() => void navigate(listPath)} onClose={close} />}
      {dialog === 'erase' && (
        <ErasePerson
          name={name}
          changed={record.changed}
          erase={(values) => send(trainerCalls.erase, { id, version, ...values }, { handled: [400, 409] })}
          onClose={close}
        />
      )}
    </>
  );
}
