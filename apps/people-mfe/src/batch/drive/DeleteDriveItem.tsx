import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { driveCalls, type DriveItem } from '@lectern/contract/people';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import * as texts from '../../texts/batch-drive';
import { driveChanges } from './use-drive-actions';

/** Asks whether a folder or a file is to be deleted. */
export function DeleteDriveItem({
  item,
  onClose,
}: {
  readonly item: DriveItem;
  readonly onClose: () => void;
}): ReactNode {
  const { mutateAsync, isPending } = useCall(driveCalls.delete);
  const attempt = useAction(driveChanges);
  const { id, version } = item;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle(item.name)}
      verb={texts.remove}
      cancel={texts.keep}
      busy={isPending}
      onConfirm={() =>
        void attempt(() => mutateAsync({ id, version }), { successText: texts.deleted }).finally(onClose)
      }
      onCancel={onClose}
    >
      {texts.deleteMeans}
    </ConfirmDialog>
  );
}
