import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { categoryStatuses, type CategoryRow } from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { PageHeader } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Icon } from '@lectern/ui-kit/icons';
import {
  choicesOf,
  choicesText,
  chipsOf,
  FilterBar,
  FilterChips,
  FilterMenu,
  phone,
  SearchField,
  SkeletonRows,
  useMedia,
} from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { ListFrame, NoOrder, OrderTable, type OrderMarks } from '@lectern/ui-kit/order';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/tree';
import { columns } from './columns';
import { allOpen, isOpen, nothingOpen, withOpen } from './open';
import { orderingOf } from './ordering';
import { rowActions, type May } from './row-actions';
import { ancestorsOf, treeOf } from './tree';
import { useAddress } from './use-address';
import { useCategoryTree } from './use-category-tree';
import { useMove } from './use-move';
import { useRowActions } from './use-row-actions';
import { isNarrowed, matchingIds, type View } from './visible';
import { searchedText, sizeText } from './words';

const CategoryPanel = lazyWithRetry(() => import(/* webpackChunkName: "category-panel" */ './CategoryPanel'));
const MoveDialog = lazyWithRetry(() => import(/* webpackChunkName: "category-tools" */ './MoveDialog'));
const DeleteDialog = lazyWithRetry(() => import(/* webpackChunkName: "category-tools" */ './DeleteDialog'));

const TreeTools = lazyWithRetry(() => import(/* webpackChunkName: "category-tools" */ './TreeTools'), {
  optional: true,
});

const filterFields = [
  {
    name: 'status',
    label: texts.status,
    options: Object.entries(categoryStatuses).map(([value, label]) => ({ value, label })),
  },
];
const noRows: readonly CategoryRow[] = [];
const nameOf = ({ name }: CategoryRow): string => name;
const attributesOf = ({ id }: CategoryRow) => ({ 'data-category': id });

/** The tree with its actions. */
export function CategoryTree({ may }: { readonly may: May }): ReactNode {
  const { address, change, searchOf } = useAddress();
  const { rows: loaded, total, error, isFetching, refetch } = useCategoryTree();
  const move = useMove();
  const isPhone = useMedia(phone);
  const { handlers, openDialog, close } = useRowActions(change);
  const tree = useMemo(() => treeOf(loaded ?? noRows), [loaded]);
  const ordering = useMemo(() => orderingOf(move), [move]);
  const { q, statuses, open, panel } = address;
  const view = useMemo<View>(() => ({ q, statuses, open }), [q, statuses, open]);
  const matching = useMemo(() => matchingIds(tree, { q, statuses }), [tree, q, statuses]);
  const hits = matching.size;
  const narrowed = isNarrowed(view);
  // The panel's code loads on first use; from then on it stays mounted, so that it can animate.
  const [usesPanel, setUsesPanel] = useState(panel !== undefined);
  if (panel && !usesPanel) setUsesPanel(true);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [marking, setMarking] = useState<OrderMarks>();
  const isEmpty = loaded !== undefined && total === 0;

  const levels = useMemo(
    () => ({
      isOpen: (id: number) => isOpen(open, id),
      onOpenChange: (opened: boolean, ...ids: readonly number[]) =>
        change({ open: withOpen(open, opened, ...ids) }, { replace: true }),
      hits: narrowed ? matching : undefined,
    }),
    [open, change, narrowed, matching],
  );
  const actionsOf = useCallback((row: CategoryRow) => rowActions(row, may, handlers), [may, handlers]);
  const clear = (): void => change({ q: '', statuses: [] });
  const filter = (_name: string, value: string | undefined): void =>
    change({ statuses: keysOf(categoryStatuses).filter((status) => choicesOf(value).includes(status)) });
  const filters = { status: choicesText(statuses) ?? '' };
  const saved = ({ parentId }: CategoryRow, { leaving }: { readonly leaving: boolean }): void => {
    const opened = parentId === null ? open : withOpen(open, true, parentId, ...ancestorsOf(tree, parentId));
    if (!leaving) change({ panel: undefined, open: opened }, { replace: true });
  };

  const newCategory = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ panel: { parentId: null } })}>
      {texts.add}
    </Button>
  );
  const isAllOpen = open.all && open.ids.size === 0;
  const about = openDialog && tree.byId.get(openDialog.id);
  const instead = !loaded ? (
    error ? (
      <ListError what={texts.theTree} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : undefined
  ) : isEmpty ? (
    <Empty icon="folder-tree" title={texts.noneYet} action={newCategory}>
      {texts.whatItIs} {may.edit ? texts.beginWithRoot : ''}
    </Empty>
  ) : hits === 0 ? (
    <FilteredEmpty
      title={texts.noneMatches}
      filters={searchedText(q, statuses)}
      without={sizeText(tree, total, hits, false)}
      onClear={clear}
    />
  ) : null;

  const recentlyDeleted = may.remove && (
    <Button
      variant="text"
      startIcon={<Icon name="trash" />}
      onClick={() => change({ deleted: true, panel: undefined })}
    >
      {texts.recentlyDeleted}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} primary={!isEmpty && newCategory}>
        {!isEmpty && !isPhone && (
          <Button
            variant="text"
            startIcon={<Icon name="list-tree" />}
            onClick={() => change({ open: isAllOpen ? nothingOpen : allOpen }, { replace: true })}
          >
            {isAllOpen ? texts.collapseAll : texts.expandAll}
          </Button>
        )}
        {!isPhone && recentlyDeleted}
      </PageHeader>
      {!isEmpty && (
        <FilterBar
          end={
            <>
              {loaded && !isPhone && <span>{sizeText(tree, total, hits, narrowed)}</span>}
              <span ref={setBar} />
            </>
          }
        >
          <SearchField label={texts.search} value={q} onSearch={(text) => change({ q: text }, { replace: true })} />
          <FilterChips chips={chipsOf({ fields: filterFields, filters, onFilter: filter })} />
          <FilterMenu fields={filterFields} filters={filters} onFilter={filter} />
        </FilterBar>
      )}
      {instead === null ? (
        <div>
          <ListFrame>
            <OrderTable
              label={texts.title}
              tree={tree}
              columns={columns}
              density="compact"
              nameOf={nameOf}
              currentId={panel && 'id' in panel ? panel.id : undefined}
              toOf={({ id }) => searchOf({ panel: { id } })}
              actions={actionsOf}
              ordering={ordering}
              dragDisabledReason={may.edit ? (narrowed ? texts.clearToMove : '') : undefined}
              levels={levels}
              marks={marking}
              attributesOf={attributesOf}
            />
          </ListFrame>
          <TreeTools tree={tree} view={view} total={total} hits={hits} may={may} bar={bar} onMarking={setMarking} />
        </div>
      ) : (
        <ListFrame>
          <NoOrder
            label={texts.title}
            columns={columns}
            bars={instead === undefined ? <SkeletonRows label={texts.title} columns={columns.length + 2} /> : undefined}
          >
            {instead}
          </NoOrder>
        </ListFrame>
      )}
      {isPhone && <div>{recentlyDeleted}</div>}
      {loaded && usesPanel && (
        <CategoryPanel
          tree={tree}
          panel={panel}
          may={may}
          onClose={() => change({ panel: undefined }, { replace: true })}
          onSaved={saved}
          onDelete={handlers.remove}
        />
      )}
      {about && openDialog.is === 'move' && (
        <MoveDialog
          tree={tree}
          row={about}
          onMove={(position) => (close(), void move(about.id, position))}
          onClose={close}
        />
      )}
      {about && openDialog.is === 'delete' && (
        <DeleteDialog
          tree={tree}
          row={about}
          onDeleted={() => (close(), change({ panel: undefined }, { replace: true }))}
          onClose={close}
        />
      )}
    </>
  );
}
