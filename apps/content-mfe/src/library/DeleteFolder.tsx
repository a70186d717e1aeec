import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { libraryFolderCalls, libraryItemCalls } from '@lectern/contract/content';
import { DeleteDialog } from '@lectern/ui-kit/form';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/library';
import { itemPath } from './address';
import type { FolderNode } from './folders';
import './places.css';

interface Props {
  readonly folder: FolderNode;
  readonly onClose: () => void;
}

const { list, contents, deleted, remove } = { ...libraryFolderCalls, remove: libraryFolderCalls.delete };
const changed = [list, contents, deleted, libraryItemCalls.list];

/** Asks before a folder is deleted with what is in it; items in use are named, and keep it. */
export function DeleteFolder({ folder: { id, version, name }, onClose }: Props): ReactNode {
  const read = useRead(contents, { id }, { staleTime: 0 });
  const { mutateAsync } = useCall(remove, { handled: [400, 409] });
  const { items = 0, folders = 0, usedItems = 0, used = [] } = read.data ?? {};
  const isEmpty = items + folders === 0;
  return (
    <DeleteDialog
      title={texts.deleteTitle(name)}
      verb={texts.deleteFolder}
      successText={texts.folderDeleted}
      changed={changed}
      waiting={read.data === undefined}
      disabledReason={usedItems > 0 ? texts.itemsInUse(usedItems) : undefined}
      remove={() => mutateAsync({ id, version, withContents: !isEmpty })}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>{usedItems > 0 ? texts.folderIsUsed : isEmpty ? texts.folderIsEmpty : texts.goesWithIt(items, folders)}</p>
      {usedItems > 0 && (
        <ul className="library-places">
          {used.map((item) => (
            <li key={item.id}>
              <Link to={itemPath(item.id)}>{item.title}</Link>
              <small>{texts.placesOf(item.uses)}</small>
            </li>
          ))}
          {usedItems > used.length && <li>{texts.moreInUse(usedItems - used.length)}</li>}
        </ul>
      )}
    </DeleteDialog>
  );
}
