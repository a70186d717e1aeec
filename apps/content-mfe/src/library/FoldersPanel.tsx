import { useState, type ReactNode } from 'react';
import { PanelBody, PanelFoot, RowMenu, SidePanel } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/library';
import { DeletedFolders } from './DeletedFolders';
import { DeleteFolder } from './DeleteFolder';
import { FolderForm } from './FolderForm';
import type { FolderNode } from './folders';
import type { Folders } from './use-folders';
import './folders.css';

interface Props {
  readonly folders: Folders;
  readonly may: { readonly edit: boolean; readonly remove: boolean };
  readonly onClose: () => void;
}

/** A new folder in another one (null: at the top), or one that is there. */
type Edited = { readonly parentId: number | null } | FolderNode;
const listPath = (id: number): string => `/library?${new URLSearchParams({ 'filter[folderId]': `eq:${id}` })}`;

/** The folders as a tree: opened, made, renamed, moved and deleted. */
export default function FoldersPanel({ folders, may, onClose }: Props): ReactNode {
  const [edited, setEdited] = useState<Edited>();
  const [deletedId, setDeleted] = useState<number>();
  const { tree } = folders;
  const deleted = tree.find(({ id }) => id === deletedId);
  const back = (): void => setEdited(undefined);
  if (edited) {
    const folder = 'id' in edited ? tree.find(({ id }) => id === edited.id) : undefined;
    return (
      <SidePanel open title={folder?.name ?? texts.newFolder} onClose={back}>
        <FolderForm folder={folder} parentId={edited.parentId} tree={tree} onDone={back} />
      </SidePanel>
    );
  }
  return (
    <SidePanel open title={texts.foldersTitle} onClose={onClose}>
      <PanelRead reads={[folders]} what={texts.theFolders} bars={[36, 36, 36, 36]}>
        {() => (
          <PanelBody>
            {tree.length === 0 ? (
              <Empty icon="folder-tree" title={texts.noFolders}>
                {texts.whatAFolderIs}
              </Empty>
            ) : (
              <ul className="library-folders">
                {tree.map((folder) => (
                  <li key={folder.id} data-folder={folder.id} style={{ paddingInlineStart: (folder.level - 1) * 20 }}>
                    <Icon name="folder-tree" size={16} />
                    <Link to={listPath(folder.id)} aria-label={texts.showFolder(folder.path)} onClick={onClose}>
                      {folder.name}
                    </Link>
                    <small>{texts.itemsIn(folder.all)}</small>
                    {(may.edit || may.remove) && (
                      <RowMenu
                        label={texts.actionsFor(folder.path)}
                        actions={[
                          ...(may.edit
                            ? [
                                { label: texts.newFolderIn, onSelect: () => setEdited({ parentId: folder.id }) },
                                { label: texts.editFolder, onSelect: () => setEdited(folder) },
                              ]
                            : []),
                          ...(may.remove
                            ? [{ label: texts.remove, danger: true, onSelect: () => setDeleted(folder.id) }]
                            : []),
                        ]}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {may.remove && <DeletedFolders />}
          </PanelBody>
        )}
      </PanelRead>
      <PanelFoot>
        <Button onClick={onClose}>{texts.close}</Button>
        {may.edit && (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setEdited({ parentId: null })}>
            {texts.newFolder}
          </Button>
        )}
      </PanelFoot>
      {deleted && <DeleteFolder folder={deleted} onClose={() => setDeleted(undefined)} />}
    </SidePanel>
  );
}
