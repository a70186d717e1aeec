import { useMemo, useState, type ReactNode } from 'react';
import { StatusLabel } from '@lectern/ui-kit';
import {
  ListFrame,
  listWords,
  marksOf,
  movedRows,
  NoOrder,
  OrderTable,
  siblingsOf,
  treeOf,
  type OrderedRow,
  type Ordering,
} from '@lectern/ui-kit/order';
import { SkeletonRows } from '@lectern/ui-kit/list';
import { Empty } from '@lectern/ui-kit/states';
import type { Columns } from '@lectern/ui-kit/table';
import type { States } from '../page/story';

interface Subject extends OrderedRow {
  readonly name: string;
  readonly status: string;
}

const subject = (name: string, parentId: number | null, depth: number, id: number): Subject => ({
  id,
  parentId,
  depth,
  name,
  status: id % 3 === 0 ? 'inactive' : 'active',
});
const subjects = (
  [
    ['Science', null, 1],
    ['Chemistry', 1, 2],
    ['Organic chemistry', 2, 3],
    ['Physics', 1, 2],
    ['A subject whose name is far longer than what the column of the name has room for on any screen', null, 1],
    ['Languages', null, 1],
  ] as const
).map(([name, parentId, depth], at) => subject(name, parentId, depth, at + 1));
const long = Array.from({ length: 2000 }, (_, at) => subject(`Subject ${at + 1}`, null, 1, at + 1));

const columns: Columns<Subject> = [
  { id: 'name', head: 'Name', wide: true, cell: ({ name }) => name },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusLabel status={status} /> },
];

interface Props {
  readonly rows: readonly Subject[];
  readonly hasLevels?: boolean;
  readonly dragDisabledReason?: string;
}

function Subjects({ rows, hasLevels = false, dragDisabledReason = '' }: Props): ReactNode {
  const [tree, setTree] = useState(() => treeOf(rows));
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1, 2]));
  const [marked, setMarked] = useState<Readonly<Record<string, true>>>({});
  const ordering = useMemo(
    (): Ordering<Subject> => ({
      move: (id, position) => {
        setTree(treeOf(movedRows(tree, id, position)));
        return Promise.resolve(true);
      },
      after: movedRows,
      whereIs: (now, id) => {
        const { siblings, at } = siblingsOf(now, id);
        return `${now.byId.get(id)?.name ?? ''}: place ${at + 1} of ${siblings.length}`;
      },
      words: listWords,
    }),
    [tree],
  );
  const levels = {
    isOpen: (id: number) => open.has(id),
    onOpenChange: (isOpen: boolean, ...ids: readonly number[]) =>
      setOpen((now) => new Set(isOpen ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    hits: undefined,
  };
  return (
    <ListFrame>
      <OrderTable
        label="Subjects"
        tree={tree}
        columns={columns}
        nameOf={({ name }) => name}
        toOf={({ id }) => `?id=${id}`}
        actions={() => [{ label: 'Move…', onSelect: () => undefined }]}
        ordering={ordering}
        dragDisabledReason={dragDisabledReason}
        {...(hasLevels ? { levels } : { marks: marksOf(marked, setMarked) })}
      />
    </ListFrame>
  );
}

const flat = subjects.filter(({ depth }) => depth === 1);
const frame = (place: { readonly bars?: ReactNode; readonly children?: ReactNode }): ReactNode => (
  <ListFrame>
    <NoOrder label="Subjects" columns={columns} {...place} />
  </ListFrame>
);

/** `OrderTable`: rows in an order that is changed by dragging and by keyboard, with and without levels. */
export const order: States = {
  list: { show: () => <Subjects rows={flat} /> },
  levels: { show: () => <Subjects rows={subjects} hasLevels /> },
  lifted: {
    show: () => <Subjects rows={flat} />,
    act: async ({ see }) => {
      await see('Languages');
      const row = document.querySelector<HTMLElement>('[data-row]');
      row?.focus();
      for (const key of [' ', 'ArrowDown']) {
        row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    },
  },
  refused: {
    show: () => <Subjects rows={subjects} hasLevels dragDisabledReason="Clear search and filter to move by hand" />,
  },
  long: { show: () => <Subjects rows={long} /> },
  loading: { show: () => frame({ bars: <SkeletonRows label="Subjects" columns={4} /> }) },
  empty: {
    show: () =>
      frame({
        children: (
          <Empty icon="folder-tree" title="No subjects yet">
            Courses are sorted into them.
          </Empty>
        ),
      }),
  },
};
