import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { libraryItemCalls, type LibraryItem } from '@lectern/contract/content';
import { PageHeader, RowMenu, StatusLabel, useRecordTitle } from '@lectern/ui-kit';
import { CopyLink, HistoryFold, PageRead } from '@lectern/ui-kit/detail';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { historyWords } from '@lectern/ui-kit/records';
import { idOf, Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/library';
import { item as record } from './item';
import { pathOf } from './folders';
import { ItemFacts } from './ItemFacts';
import { ItemForm } from './ItemForm';
import { ItemPreview } from './ItemPreview';
import { Places } from './Places';
import { useFolders } from './use-folders';
import { Versions } from './Versions';
import './item.css';

const DeleteItem = lazyWithRetry(() => import(/* webpackChunkName: "library-delete" */ './DeleteItem'));
const ReplaceDialog = lazyWithRetry(() => import(/* webpackChunkName: "library-replace" */ './ReplaceDialog'));

/** Replaces and deletes, for who may. */
function ItemActions({ item, uses }: { readonly item: LibraryItem; readonly uses: number }): ReactNode {
  const navigate = useNavigate();
  const mayEdit = useMay(libraryItemCalls.replace.access);
  const mayRemove = useMay(libraryItemCalls.delete.access);
  const [openDialog, setOpenDialog] = useState<'replace' | 'delete'>();
  const close = (): void => setOpenDialog(undefined);
  return (
    <>
      {mayEdit && <Button onClick={() => setOpenDialog('replace')}>{texts.replace}</Button>}
      {mayRemove && (
        <RowMenu
          label={texts.actionsFor(item.title)}
          actions={[{ label: texts.remove, danger: true, onSelect: () => setOpenDialog('delete') }]}
        />
      )}
      {openDialog === 'replace' && <ReplaceDialog item={item} uses={uses} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteItem item={item} onDeleted={() => void navigate('/library')} onClose={close} />
      )}
    </>
  );
}

/** `/library/edit?id=`: an item with its picture, its words, what shows it, and its versions. */
export default function ItemScreen(): ReactNode {
  const id = idOf(useSearchParams()[0]);
  const folders = useFolders();
  const read = useRead(
    libraryItemCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  const item = read.data?.libraryItem;
  useRecordTitle(item?.title);
  if (id === undefined || item?.deletedAt) return <NoItem />;
  const found = read.data;
  const uses = found ? found.places.length + found.otherPlaces : 0;
  return (
    <div className="page-stack">
      <PageHeader
        title={item?.title ?? texts.title}
        status={item && <StatusLabel status={item.status} label={record.statuses[item.status]} filled />}
      >
        {item && <CopyLink />}
        {item && <ItemActions key={item.version} item={item} uses={uses} />}
      </PageHeader>
      <PageRead reads={[read, folders]} what={texts.theItem} loading={texts.loading}>
        {() =>
          found && (
            <div className="library-item">
              <div>
                <ItemPreview item={found.libraryItem} />
                <ItemFacts item={found.libraryItem} />
                <section aria-labelledby="library-places">
                  <h2 id="library-places">{texts.shownIn}</h2>
                  {uses === 0 ? <p>{texts.nowhere}</p> : <Places found={found} />}
                </section>
                <Versions item={found.libraryItem} versions={found.versions} />
              </div>
              <div>
                <ItemForm key={id} item={found.libraryItem} tree={folders.tree} />
                <HistoryFold
                  entity="library_items"
                  id={id}
                  words={historyWords(record, {
                    folderId: (folder: string) => pathOf(folders.tree, Number(folder)),
                  })}
                />
              </div>
            </div>
          )
        }
      </PageRead>
    </div>
  );
}

function NoItem(): ReactNode {
  const action = (
    <Button component={Link} to="/library">
      {texts.toLibrary}
    </Button>
  );
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      <Empty icon="library" title={texts.notThere} action={action}>
        {texts.notThereText}
      </Empty>
    </div>
  );
}
