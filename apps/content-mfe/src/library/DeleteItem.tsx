import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { libraryItemCalls, type LibraryItem } from '@lectern/contract/content';
import { DeleteDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/library';
import { item as record } from './item';
import { Places } from './Places';

interface Props {
  readonly item: Pick<LibraryItem, 'id' | 'version' | 'title'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before an item is deleted; one that something shows is not. */
export default function DeleteItem({ item, onDeleted, onClose }: Props): ReactNode {
  const { id, title } = item;
  const read = useRead(libraryItemCalls.detail, { id }, { staleTime: 0 });
  const { mutateAsync } = useCall(libraryItemCalls.delete, { handled: [400, 409] });
  const found = read.data;
  const count = found ? found.places.length + found.otherPlaces : 0;
  const version = Math.max(item.version, found?.libraryItem.version ?? 0);
  return (
    <DeleteDialog
      title={texts.deleteTitle(title)}
      changed={record.changed}
      waiting={read.isPending}
      disabledReason={count > 0 ? texts.isInUse : undefined}
      remove={() => mutateAsync({ id, version })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>{count > 0 ? texts.isShown(count) : texts.deletedCanReturn}</p>
      {found && count > 0 && <Places found={found} />}
    </DeleteDialog>
  );
}
