import { useState } from 'react';
import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Column } from './columns';
import { ListTable } from './ListTable';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly uses: number;
}
const rows: readonly Row[] = [
  { id: 1, name: 'Alpha', uses: 3 },
  { id: 2, name: 'Beta', uses: 0 },
  { id: 3, name: 'Gamma', uses: 12 },
];
const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', head: 'Name', cell: (row) => row.name, sort: 'name' },
  { id: 'uses', head: 'Uses', cell: (row) => row.uses, numeric: true, onCard: true, priority: 2 },
];
const common = { label: 'Things', columns, rows, keyOf: (row: Row) => row.id, nameOf: (row: Row) => row.name };
const toOf = ({ id }: Row): string => `?id=${id}`;
const onRemove = jest.fn();
const actions = (row: Row) => [
  {
    label: 'Remove',
    onSelect: () => onRemove(row.id),
    disabledReason: row.uses > 10 ? 'Used by 12 others' : undefined,
  },
];

/** A window of this width, for media queries of a greatest width. */
const windowOf = (width: number): void => {
  window.matchMedia = (query) =>
    ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
};
beforeEach(() => {
  windowOf(1440);
  onRemove.mockReset();
});
/** Below a router; answers where it is. */
const show = (table: ReactNode) => {
  const router = createMemoryRouter([{ path: '/', element: table }]);
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
};
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('Tab reaches one row; arrows, Home and End go to the others, Enter opens', async () => {
  const user = userEvent.setup();
  const address = show(<ListTable {...common} toOf={toOf} />);
  await user.tab();
  expect(rowOf('Alpha')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(rowOf('Beta')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(rowOf('Gamma')).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(address()).toBe('?id=1');
});

test('inside a row Tab goes to the name and the menu, whose keys are their own', async () => {
  const user = userEvent.setup();
  const address = show(<ListTable {...common} toOf={toOf} actions={actions} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Alpha' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '/?id=1');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Actions for Alpha' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledWith(1);
  expect(address()).toBe('');
});

test('a disabled action stays, says why and does nothing [E8]', async () => {
  const user = userEvent.setup();
  render(<ListTable {...common} actions={actions} />);
  await user.click(screen.getByRole('button', { name: 'Actions for Gamma' }));
  const item = await screen.findByRole('menuitem', { name: /Remove\s*Used by 12 others/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await user.click(item);
  expect(onRemove).not.toHaveBeenCalled();
});

test('a head that sorts is a button, and the current order is said', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  render(<ListTable {...common} sort={[{ name: 'name', descending: true }]} onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(within(screen.getByRole('columnheader', { name: 'Uses' })).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith('name');
});

test('while it loads the head stays; what replaces the rows is below it [E10.2]', () => {
  const { rerender } = render(<ListTable {...common} rows={[]} loading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  rerender(<ListTable {...common} rows={[]} instead={<p>Nothing yet</p>} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

test('on a phone a row is a card with its key fields and its menu [E12.2]', async () => {
  windowOf(375);
  const user = userEvent.setup();
  const address = show(<ListTable {...common} toOf={toOf} actions={actions} />);
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[2]).toHaveTextContent('12');
  await user.click(screen.getByRole('link', { name: 'Beta' }));
  expect(address()).toBe('?id=2');
});

describe('boxes', () => {
  const boxOf = (name: string) => screen.getByRole('checkbox', { name });
  function Marking({ page = rows }: { readonly page?: readonly Row[] }) {
    const [marked, setMarked] = useState<Record<string, true>>({ 9: true });
    return (
      <>
        <ListTable {...common} rows={page} marked={marked} onMark={setMarked} toOf={toOf} />
        <output>{Object.keys(marked).join()}</output>
      </>
    );
  }
  const marked = () => screen.getByRole('status').textContent;

  test('the head’s checkbox selects and clears the page; rows of other pages stay as they are [E4.1]', async () => {
    const user = userEvent.setup();
    show(<Marking />);
    await user.click(boxOf('Select this page'));
    expect(marked()).toBe('1,2,3,9');
    expect(boxOf('Select this page')).toBeChecked();
    await user.click(boxOf('Select Beta'));
    expect(boxOf('Select this page')).toHaveAttribute('data-indeterminate', 'true');
    await user.click(boxOf('Select this page'));
    await user.click(boxOf('Select this page'));
    expect(marked()).toBe('9');
  });
  test('Shift takes all rows in between', async () => {
    const user = userEvent.setup();
    show(<Marking />);
    await user.click(boxOf('Select Alpha'));
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Select Gamma'));
    expect(marked()).toBe('1,2,3,9');
  });
  test('Space marks the row that has the focus, and Enter still opens it', async () => {
    const user = userEvent.setup();
    const address = show(<Marking />);
    await user.tab();
    await user.tab();
    expect(rowOf('Alpha')).toHaveFocus();
    await user.keyboard(' ');
    expect(rowOf('Alpha')).toHaveAttribute('aria-selected', 'true');
    expect(marked()).toBe('1,9');
    await user.keyboard('{Enter}');
    expect(address()).toBe('?id=1');
  });
});

test('columns stand as the person has arranged them: in order, some left out, as wide as drawn', () => {
  const more: typeof columns = [...columns, { id: 'owner', head: 'Owner', cell: () => 'Asha' }] as never;
  render(
    <ListTable
      {...common}
      columns={more}
      arrangement={{ order: ['owner', 'uses'], hidden: ['uses'], widths: { owner: 120 } }}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Owner']);
  expect(screen.getByRole('columnheader', { name: 'Owner' })).toHaveStyle({ minInlineSize: '120px' });
});
