import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { libraryFolderCalls, libraryItemCalls, type DeletedLibraryFolder } from '@lectern/contract/content';
import { notify, timeText, useAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';

const changed = [libraryFolderCalls.list, libraryFolderCalls.deleted, libraryItemCalls.list];

/** Folders that were deleted in the last 30 days: each comes back with its contents. */
export function DeletedFolders(): ReactNode {
  const read = useRead(libraryFolderCalls.deleted, {}, { quiet: true, handled: 'all', staleTime: 0 });
  const { mutateAsync, isPending } = useCall(libraryFolderCalls.restore, { handled: [400, 409] });
  const attempt = useAction(changed);
  const restore = ({ id, version }: DeletedLibraryFolder): void =>
    void (
      isPending ||
      attempt(() => mutateAsync({ id, version }), {
        successText: texts.folderIsBack,
        onFailure: ({ message }) => notify('error', message),
      })
    );
  if (read.isError)
    return (
      <p role="alert">
        {texts.deletedFoldersUnread} <Button onClick={() => void read.refetch()}>{texts.retry}</Button>
      </p>
    );
  if (!read.data || read.data.items.length === 0) return null;
  return (
    <section aria-labelledby="library-deleted-folders" className="library-deleted-folders">
      <h3 id="library-deleted-folders">{texts.deletedFolders}</h3>
      <ul className="library-folders">
        {read.data.items.map((folder) => (
          <li key={folder.id} data-deleted-folder={folder.id}>
            <Icon name="folder-tree" size={16} />
            <span>
              {folder.name}
              <small>
                {texts.itemsIn(folder.items)} · {timeText(folder.deletedAt)}
              </small>
            </span>
            <Button
              variant="text"
              aria-label={texts.restoreOf(folder.name)}
              aria-disabled={isPending}
              onClick={() => restore(folder)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
