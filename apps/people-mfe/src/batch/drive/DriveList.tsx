import { useState, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { driveCalls, type BatchDetail, type DriveItem } from '@lectern/contract/people';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { idOf, Link, useLocation, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListTable, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-drive';
import { sideOf, tabPath } from '../address';
import { AddFilesPanel } from './AddFilesPanel';
import { DriveItemPanel } from './DriveItemPanel';
import { DeleteDriveItem } from './DeleteDriveItem';
import { inFolder, pathTo } from './drive-tree';
import { useDriveActions } from './use-drive-actions';
import '../task/task.css';
import './drive.css';

type Open = { readonly is: 'files' } | { readonly is: 'folder' | 'edit' | 'delete'; readonly item?: DriveItem };

const columnsOf = (items: readonly DriveItem[]): Columns<DriveItem> => [
  {
    id: 'name',
    head: texts.name,
    wide: true,
    cell: ({ kind, name }) => (
      <span className="drive-name">
        <Icon name={kind === 'folder' ? 'folder-tree' : 'library'} size={16} />
        {name}
      </span>
    ),
  },
  {
    id: 'size',
    head: texts.size,
    numeric: true,
    priority: 2,
    onCard: true,
    cell: ({ id, bytes }) => (bytes === null ? texts.itemsIn(inFolder(items, id).length) : sizeText(bytes)),
  },
  {
    id: 'visible',
    head: texts.visible,
    priority: 1,
    onCard: true,
    cell: ({ visibleToStudents }) => (
      <StatusLabel
        status={visibleToStudents ? 'published' : 'hidden'}
        label={visibleToStudents ? texts.isVisible : texts.isHidden}
      />
    ),
  },
  { id: 'by', head: texts.addedBy, quiet: true, priority: 3, cell: ({ createdByName }) => createdByName ?? '' },
  { id: 'at', head: texts.added, quiet: true, priority: 2, cell: ({ createdAt }) => dateText(createdAt) },
];

/** One folder of the drive, and the way up. */
export function DriveList({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const side = sideOf(useLocation().pathname);
  const [params] = useSearchParams();
  const mayEdit = useMay(driveCalls.create.access) && batch.deletedAt === null;
  const read = useRead(driveCalls.list, { batchId: batch.id }, { handled: 'all' });
  const [open, setOpen] = useState<Open>();
  const items = read.data?.items ?? [];
  const here = tabPath(side, 'drive', batch.id);
  const folderPath = (id: number | null): string => (id === null ? here : `${here}&folder=${id}`);
  const path = pathTo(items, idOf(params, 'folder') ?? null);
  const folderId = path.at(-1)?.id ?? null;
  const rows = inFolder(items, folderId);
  const actions = useDriveActions({
    items,
    mayEdit,
    toOf: ({ id }) => folderPath(id),
    onEdit: (item) => setOpen({ is: 'edit', item }),
    onDelete: (item) => setOpen({ is: 'delete', item }),
  });
  const close = (): void => setOpen(undefined);
  const add = mayEdit && (
    <span className="task-add">
      <Button startIcon={<Icon name="plus" />} onClick={() => setOpen({ is: 'folder' })}>
        {texts.addFolder}
      </Button>
      <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setOpen({ is: 'files' })}>
        {texts.addFiles}
      </Button>
    </span>
  );
  const error = unread(read);
  const instead = error ? (
    <ListError what={texts.theDrive} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    <Empty
      icon="library"
      title={folderId === null ? texts.noneYet : texts.emptyFolder}
      action={items.length === 0 && add}
    >
      {texts.whatItIs}
    </Empty>
  ) : undefined;
  return (
    <section className="task-list" aria-label={texts.tab}>
      {items.length > 0 && (
        <div className="task-bar">
          <nav className="drive-path" aria-label={texts.path}>
            <Link to={here} aria-current={folderId === null ? 'page' : undefined}>
              {texts.top}
            </Link>
            {path.map(({ id, name }) => (
              <Link key={id} to={folderPath(id)} aria-current={id === folderId ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          {add}
        </div>
      )}
      <ListFrame>
        <ListTable
          label={texts.tab}
          columns={columnsOf(items)}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          toOf={({ id, kind }) => (kind === 'folder' ? folderPath(id) : undefined)}
          actions={actions}
          loading={read.data === undefined && !error}
          instead={instead}
        />
      </ListFrame>
      {open?.is === 'files' && <AddFilesPanel batchId={batch.id} folderId={folderId} onClose={close} />}
      {(open?.is === 'folder' || open?.is === 'edit') && (
        <DriveItemPanel batchId={batch.id} items={items} item={open.item} folderId={folderId} onClose={close} />
      )}
      {open?.is === 'delete' && open.item && <DeleteDriveItem item={open.item} onClose={close} />}
    </section>
  );
}
