import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { curriculumCalls, type ItemRow } from '@lectern/contract/people';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import * as texts from '../../texts/batch-curriculum';
import { curriculumChanges } from './use-curriculum';

/** Asks whether an item is to be deleted. */
export function DeleteItem({ item, onClose }: { readonly item: ItemRow; readonly onClose: () => void }): ReactNode {
  const { mutateAsync, isPending } = useCall(curriculumCalls.delete);
  const attempt = useAction(curriculumChanges);
  const { id, version } = item;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle(item.title)}
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
