import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { unread } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { curriculumCalls, itemStates, type BatchDetail, type ItemRow } from '@lectern/contract/people';
import { StatusLabel } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { SkeletonRows } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { ListFrame, NoOrder, OrderTable } from '@lectern/ui-kit/order';
import { useLocation, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, ListError } from '@lectern/ui-kit/states';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-curriculum';
import * as pullTexts from '../../texts/pull-course';
import { sideOf, tabPath } from '../address';
import { itemInAddress, itemPath } from './item-address';
import { ItemPanel } from './ItemPanel';
import { MoveItem } from './MoveItem';
import { DeleteItem } from './DeleteItem';
import { useCurriculum } from './use-curriculum';
import { useItemActions } from './use-item-actions';
import '../task/task.css';
import './curriculum.css';

const PullCourse = lazyWithRetry(() => import(/* webpackChunkName: "batch-pull-course" */ './PullCourse'));
const marks = { planned: 'draft', running: 'ongoing', done: 'active', skipped: 'inactive' } as const;
const columnsOf = (members: number): Columns<ItemRow> => [
  { id: 'title', head: texts.title, wide: true, cell: ({ title }) => title },
  {
    id: 'meeting',
    head: texts.meeting,
    quiet: true,
    priority: 2,
    cell: ({ meetingNumber }) => (meetingNumber === null ? '' : texts.meetingNo(meetingNumber)),
  },
  {
    id: 'completed',
    head: texts.completed,
    numeric: true,
    priority: 3,
    cell: ({ kind, completed }) => (kind === 'lesson' ? texts.completedOf(completed, members) : ''),
  },
  {
    id: 'state',
    head: texts.state,
    cell: ({ kind, state }) => kind === 'lesson' && <StatusLabel status={marks[state]} label={itemStates[state]} />,
  },
];

/** Sections and lessons in their order, with their states. */
export function CurriculumTree({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const side = sideOf(useLocation().pathname);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const mayEdit = useMay(curriculumCalls.update.access) && batch.deletedAt === null;
  const { read, tree, ordering } = useCurriculum(batch.id);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<ItemRow>();
  const [isPulling, setPulling] = useState(false);
  const [deleting, setDeleting] = useState<ItemRow>();
  const { members = 0, done = 0, total = 0 } = read.data ?? {};
  const columns = useMemo(() => columnsOf(members), [members]);
  const here = tabPath(side, 'curriculum', batch.id);
  const actions = useItemActions({
    tree,
    mayEdit,
    onOpen: (row) => void navigate(itemPath(here, { id: row.id })),
    onAddLesson: (row) => void navigate(itemPath(here, { below: row.id })),
    onMove: setMoving,
    onDelete: setDeleting,
  });
  const levels = useMemo(
    () => ({
      isOpen: (id: number) => !closed.has(id),
      onOpenChange: (isOpen: boolean, ...ids: readonly number[]) =>
        setClosed((now) => new Set(isOpen ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids])),
      hits: undefined,
    }),
    [closed],
  );
  const pull = mayEdit && batch.courseId !== null && (
    <Button onClick={() => setPulling(true)}>{pullTexts.action}</Button>
  );
  const addSection = mayEdit && (
    <Button
      variant="contained"
      startIcon={<Icon name="plus" />}
      onClick={() => void navigate(itemPath(here, { below: null }))}
    >
      {texts.addSection}
    </Button>
  );
  const add = (
    <>
      {pull}
      {addSection}
    </>
  );
  const closePull = useCallback(() => setPulling(false), []);
  const error = unread(read);
  const opened = itemInAddress(params, tree);
  return (
    <section className="task-list" aria-label={texts.tab}>
      {tree.rows.length > 0 && (
        <div className="task-bar">
          <label className="curriculum-done">
            <progress max={Math.max(1, total)} value={done} />
            <span>{texts.doneOf(done, total)}</span>
          </label>
          <span className="task-add">{add}</span>
        </div>
      )}
      <ListFrame>
        {tree.rows.length > 0 ? (
          <OrderTable
            label={texts.tab}
            tree={tree}
            columns={columns}
            nameOf={({ title }) => title}
            currentId={opened && 'item' in opened ? opened.item.id : undefined}
            toOf={({ id }) => itemPath(here, { id })}
            actions={actions}
            ordering={ordering}
            dragDisabledReason={mayEdit ? '' : undefined}
            levels={levels}
          />
        ) : (
          <NoOrder
            label={texts.tab}
            columns={columns}
            bars={!error && !read.data ? <SkeletonRows label={texts.tab} columns={columns.length + 2} /> : undefined}
          >
            {error ? (
              <ListError
                what={texts.theCurriculum}
                error={error}
                busy={read.isFetching}
                onRetry={() => void read.refetch()}
              />
            ) : (
              read.data && (
                <Empty icon="list-tree" title={texts.noneYet} action={add}>
                  {texts.whatItIs}
                </Empty>
              )
            )}
          </NoOrder>
        )}
      </ListFrame>
      {opened && (
        <ItemPanel
          key={'item' in opened ? opened.item.id : `below-${opened.below}`}
          batchId={batch.id}
          item={'item' in opened ? opened.item : undefined}
          below={'item' in opened ? opened.item.parentId : opened.below}
          mayEdit={mayEdit}
          onClose={() => void navigate(here, { replace: true })}
        />
      )}
      {moving && (
        <MoveItem
          tree={tree}
          row={moving}
          onMove={(position) => {
            setMoving(undefined);
            void ordering.move(moving.id, position);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
      {isPulling && <PullCourse batchId={batch.id} courseTitle={batch.courseTitle ?? ''} onClose={closePull} />}
      {deleting && <DeleteItem item={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}
