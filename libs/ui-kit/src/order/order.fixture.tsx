import { useMemo, useState, type ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shownColumns, type Arrangement, type Columns } from '../list/arrangement';
import { LiveRegion } from '../notices/live-region';
import { marksOf } from './marks';
import { listWords, type Ordering } from './ordering';
import { OrderTable } from './OrderTable';
import { movedRows, siblingsOf, type TreePosition } from './position';
import { treeOf, type OrderedRow, type Tree } from './tree';

export interface NamedRow extends OrderedRow {
  readonly name: string;
}

/** An outline, two spaces a level, ids from 1 in order. */
export const rowsFrom = (outline: string): readonly NamedRow[] => {
  const rows: NamedRow[] = [];
  for (const line of outline.split('\n').filter((each) => each.trim() !== '')) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2 + 1;
    const parentId = rows.findLast((row) => row.depth === depth - 1)?.id ?? null;
    rows.push({ id: rows.length + 1, parentId: depth === 1 ? null : parentId, depth, name: line.trim() });
  }
  return rows;
};
export const outlineOf = (rows: readonly NamedRow[]): string =>
  rows.map(({ depth, name }) => `${'  '.repeat(depth - 1)}${name}`).join('\n');
export const science = `
Science
  Chemistry
    Inorganic
    Organic
  Physics
Mathematics
  Algebra
Languages`;
export const scienceTree = (): Tree<NamedRow> => treeOf(rowsFrom(science));
export const idOf = ({ rows }: Tree<NamedRow>, name: string): number => rows.find((row) => row.name === name)!.id;

const [label, heads] = ['Subjects', { name: 'Name', depth: 'Level' }] as const;
const columns: Columns<NamedRow> = [
  { id: 'name', head: heads.name, wide: true, cell: ({ name }) => name },
  { id: 'depth', head: heads.depth, cell: ({ depth }) => `level ${depth}` },
];
const nameOf = ({ name }: NamedRow): string => name;

interface Options {
  readonly rows?: readonly NamedRow[];
  /** A list without levels. */
  readonly isFlat?: boolean;
  /** The rows that match. */
  readonly hits?: readonly string[];
  readonly dragDisabledReason?: string | undefined;
  readonly arrangement?: Arrangement;
  readonly accept?: boolean;
  readonly current?: number;
}

/** What people did in the screen. */
export const requests = {
  moves: [] as { readonly id: number; readonly position: TreePosition }[],
  opened: '',
};

function Screen({
  rows = rowsFrom(science),
  isFlat = false,
  hits,
  dragDisabledReason = '',
  arrangement = {},
  accept = true,
  current,
}: Options): ReactNode {
  const [tree, setTree] = useState(() => treeOf(rows));
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1, 2]));
  const [marked, setMarked] = useState<Readonly<Record<string, true>>>({});
  const ordering = useMemo(
    (): Ordering<NamedRow> => ({
      move: (id, position) => {
        requests.moves.push({ id, position });
        if (accept) setTree(treeOf(movedRows(tree, id, position)));
        return Promise.resolve(accept);
      },
      after: movedRows,
      refuse: (now, id, { parentId }) => (parentId === id ? 'Not below itself' : undefined),
      whereIs: (now, id) => {
        const { siblings, at } = siblingsOf(now, id);
        const row = now.byId.get(id)!;
        return `${row.name}: level ${row.depth}, place ${at + 1} of ${siblings.length}`;
      },
      words: listWords,
    }),
    [tree, accept],
  );
  const levels = {
    isOpen: (id: number) => open.has(id),
    onOpenChange: (isOpen: boolean, ...ids: readonly number[]) =>
      setOpen((now) => new Set(isOpen ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    hits: hits && new Set(hits.map((name) => idOf(tree, name))),
  };
  return (
    <>
      <OrderTable
        label={label}
        tree={tree}
        columns={shownColumns(columns, arrangement)}
        arrangement={arrangement}
        nameOf={nameOf}
        currentId={current}
        toOf={({ id }) => `?id=${id}`}
        actions={() => []}
        ordering={ordering}
        {...(dragDisabledReason !== 'none' && { dragDisabledReason })}
        {...(isFlat ? { marks: marksOf(marked, setMarked) } : { levels })}
      />
      <LiveRegion />
    </>
  );
}

export const renderOrder = (options: Options = {}) => {
  requests.moves = [];
  requests.opened = '';
  const router = createMemoryRouter([{ path: '/', element: <Screen {...options} /> }]);
  router.subscribe(({ location }) => void (requests.opened = location.search));
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};

/** The row of a name, as link or button. */
export const row = (name: string): HTMLElement =>
  screen
    .getAllByText(name)
    .find((each) => each.classList.contains('row-name'))!
    .closest('tr')!;
export const focusOn = (name: string): void => act(() => row(name).focus());
/** The names that are drawn, from above. */
export const names = () =>
  within(screen.getByLabelText(label))
    .getAllByText((_text, element) => element?.classList.contains('row-name') === true)
    .map((each) => each.textContent);
export const said = () => screen.getByRole('status').textContent;
