import { useMemo, useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { libraryTagCalls, type LibraryItem } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { onlyId } from '@lectern/ui-kit/list';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { fieldProps, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, type BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/library';
import { folderOptions } from './folders';
import { addPath, itemPath } from './address';
import { columns, item } from './item';
import { LibraryGrid } from './LibraryGrid';
import { useFolders } from './use-folders';

const FoldersPanel = lazyWithRetry(() => import(/* webpackChunkName: "library-folders" */ './FoldersPanel'));
const DeleteItem = lazyWithRetry(() => import(/* webpackChunkName: "library-delete" */ './DeleteItem'));

/** The address says when the items are shown as a table. */
const shownAs = 'as';

/** `/library`: items as pictures or as a table, by folder, tag and kind, and Recently deleted. */
export default function LibraryScreen(): ReactNode {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [hasFolders, setFolders] = useState(false);
  const folders = useFolders();
  const tags = useRead(libraryTagCalls.list, {}, { quiet: true, handled: 'all' });
  const options = useMemo(() => folderOptions(folders.tree), [folders.tree]);
  const filters = useMemo(
    () => [
      { ...fieldProps(item, 'folderId'), inBar: texts.allFolders, options },
      {
        name: 'tagId',
        label: texts.tag,
        options: (tags.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      ...standardFilters(item).filter(({ name }) => name !== 'createdBy'),
      { name: 'bytes', label: texts.size },
    ],
    [options, tags.data],
  );
  const items = useRecords(item, { columns, filters });
  const { list, may, deleting, askDelete } = items;
  const folderId = onlyId(params.get('filter[folderId]'));
  const isTable = params.get(shownAs) === 'table';
  const show = (): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (isTable) next.delete(shownAs);
      else next.set(shownAs, 'table');
      return next;
    });
  const actions = (row: LibraryItem): readonly RowAction[] =>
    items
      .rowActions(row)
      .map((action, place) =>
        place === 0 && row.deletedAt === null ? { ...action, onSelect: () => void navigate(itemPath(row.id)) } : action,
      );
  const move: BulkAction = {
    action: 'libraryItem.move',
    label: texts.moveTo,
    icon: 'move',
    right: 'libraryEdit',
    asks: {
      name: 'folderId',
      label: texts.folder,
      options: options.map(({ value, label }) => ({ value: String(value), label })),
    },
  };
  const bulk =
    list.state.deleted || !may.edit || options.length === 0 ? items.bulkActions : [move, ...items.bulkActions];
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={addPath(folderId)}>
      {texts.addFiles}
    </Button>
  );
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={add}>
        <Button onClick={() => setFolders(true)}>{texts.folders}</Button>
      </ListHead>
      <ListBar list={list} search={texts.search}>
        <Button variant="text" onClick={show}>
          {isTable ? texts.asGrid : texts.asTable}
        </Button>
      </ListBar>
      <ListBody
        list={list}
        empty={
          <Empty icon="library" title={texts.nothingYet} action={add}>
            {texts.whatItIs}
          </Empty>
        }
        table={!isTable && <LibraryGrid list={list} actions={actions} isMarked={bulk.length > 0} />}
        actions={actions}
        toOf={list.state.deleted ? undefined : ({ id }) => itemPath(id)}
        bulk={bulk}
      />
      {hasFolders && <FoldersPanel folders={folders} may={may} onClose={() => setFolders(false)} />}
      {deleting && (
        <DeleteItem item={deleting} onDeleted={() => askDelete(undefined)} onClose={() => askDelete(undefined)} />
      )}
    </div>
  );
}
