import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { overrideCalls, type OpenOverride } from '@lectern/contract/platform/overrides';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as texts from '../texts/override';
import { useFresh } from './use-overview';

/** Ends anybody's override. One that has ended meanwhile counts as success. */
export function EndOverride({
  of: { id, name, user },
  onClose,
}: {
  readonly of: OpenOverride;
  readonly onClose: () => void;
}): ReactNode {
  const fresh = useFresh();
  const end = useCall(overrideCalls.end, { handled: [404] });
  const done = async (): Promise<void> => {
    notify('success', texts.isEnded(name, user.name));
    onClose();
    await fresh();
  };
  const confirm = (): void =>
    end.mutate({ id }, { onSuccess: () => void done(), onError: (error) => void (error.status === 404 && done()) });
  return (
    <ConfirmDialog
      open
      title={texts.endTitle(name, user.name)}
      verb={texts.endVerb}
      cancel={texts.keep}
      busy={end.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {texts.endConsequence}
    </ConfirmDialog>
  );
}
