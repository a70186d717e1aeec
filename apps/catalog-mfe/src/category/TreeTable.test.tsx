import '@testing-library/jest-dom';
import { useState, type ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { LiveRegion } from '@lectern/ui-kit';
import { nothingOpen, withOpen, type Open } from './open';
import { movedRows, type TreePosition } from './tree-position';
import { idOf, scienceTree } from './testing';
import { treeOf } from './tree';
import { TreeTable } from './TreeTable';

const moves: { id: number; position: TreePosition }[] = [];
const entered: number[] = [];
beforeEach(() => {
  moves.length = 0;
  entered.length = 0;
});

const start = scienceTree();
const at = (name: string) => idOf(start, name);

function Fixture({ mayEdit, q }: { readonly mayEdit: boolean; readonly q: string }): ReactNode {
  const [tree, setTree] = useState(start);
  const [open, setOpen] = useState<Open>(withOpen(nothingOpen, true, at('Science'), at('Chemistry')));
  const move = (id: number, position: TreePosition): Promise<boolean> => {
    moves.push({ id, position });
    setTree(treeOf(movedRows(tree, id, position)));
    return Promise.resolve(true);
  };
  return (
    <>
      <TreeTable
        tree={tree}
        view={{ q, statuses: [], open }}
        chosen={undefined}
        mayEdit={mayEdit}
        toOf={(id) => `?id=${id}`}
        onOpenChange={setOpen}
        onEnter={(id) => void entered.push(id)}
        actionsOf={() => []}
        move={move}
      />
      <LiveRegion />
    </>
  );
}

const show = ({ mayEdit = true, q = '' } = {}) => {
  const router = createMemoryRouter([{ path: '/', element: <Fixture mayEdit={mayEdit} q={q} /> }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};
const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
const focusOn = (name: string) => act(() => row(name).focus());
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getByRole('link').textContent);
const said = () => screen.getByRole('status').textContent;

test('is a treegrid with levels, places and what is open', () => {
  show();
  expect(screen.getByRole('treegrid', { name: 'Categories' })).toBeInTheDocument();
  expect(row('Chemistry')).toHaveAttribute('aria-level', '2');
  expect(row('Chemistry')).toHaveAttribute('aria-expanded', 'true');
  expect(row('Mathematics')).toHaveAttribute('aria-expanded', 'false');
  expect(row('Languages')).not.toHaveAttribute('aria-expanded');
  expect(row('Physics')).toHaveAttribute('aria-posinset', '2');
  expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic', 'Physics', 'Mathematics', 'Languages']);
});

test('has one row in the tab order; arrows go on from there, and Enter opens it', async () => {
  const user = show();
  await user.tab();
  expect(row('Science')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Inorganic')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(row('Chemistry')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(names()).not.toContain('Organic');
  await user.keyboard('{End}{Enter}');
  expect(entered).toEqual([at('Languages')]);
});

test('a chevron opens and closes its row', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Expand Mathematics' }));
  expect(names()).toContain('Algebra');
  await user.click(screen.getByRole('button', { name: 'Collapse Mathematics' }));
  expect(names()).not.toContain('Algebra');
});

test('a lifted row is moved on the screen only, and told to the API when it is placed', async () => {
  const user = show();
  focusOn('Organic');
  await user.keyboard(' ');
  expect(said()).toContain('Lifted Organic: level 3, in Science / Chemistry, place 2 of 2');
  expect(screen.getByText('put back', { exact: false })).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(said()).toBe('Organic: level 3, in Science / Chemistry, place 1 of 2');
  await user.keyboard('{ArrowLeft}');
  expect(said()).toBe('Organic: level 2, in Science, place 2 of 3');
  expect(moves).toEqual([]);
  expect(row('Organic')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(moves).toEqual([{ id: at('Organic'), position: { parentId: at('Science'), beforeId: at('Physics') } }]);
  expect(await screen.findByText('Placed Organic: level 2, in Science, place 2 of 3')).toBeInTheDocument();
  expect(row('Organic')).toHaveFocus();
});

test('Esc puts a lifted row back', async () => {
  const user = show();
  focusOn('Physics');
  await user.keyboard(' {ArrowUp}{Escape}');
  expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic', 'Physics', 'Mathematics', 'Languages']);
  expect(said()).toBe('Put back Physics: level 2, in Science, place 2 of 2');
  expect(moves).toEqual([]);
  expect(row('Physics')).toHaveFocus();
});

test('a lifted row goes into a closed one, which is opened for it', async () => {
  const user = show();
  focusOn('Languages');
  await user.keyboard(' {ArrowRight}');
  expect(names().slice(-3)).toEqual(['Mathematics', 'Algebra', 'Languages']);
  expect(row('Languages')).toHaveFocus();
});

test('at the end of the way a lifted row says why it stays', async () => {
  const user = show();
  focusOn('Science');
  await user.keyboard(' {ArrowUp}');
  expect(said()).toBe('Already first');
});

test('placed where it was, nothing is told to the API', async () => {
  const user = show();
  focusOn('Physics');
  await user.keyboard(' {ArrowUp}{ArrowDown}{Enter}');
  expect(moves).toEqual([]);
  expect(said()).toBe('Left in its place: Physics: level 2, in Science, place 2 of 2');
});

test('without the right to edit there is no grip, and Space lifts nothing', async () => {
  const user = show({ mayEdit: false });
  expect(screen.queryByRole('button', { name: 'Move Physics' })).toBeNull();
  focusOn('Physics');
  await user.keyboard(' ');
  expect(said()).not.toContain('Lifted Physics');
});

test('a narrowed tree says why rows cannot be moved by hand', async () => {
  const user = show({ q: 'organic' });
  expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic']);
  expect(screen.getByRole('button', { name: 'Move Organic' })).toHaveAttribute('aria-disabled', 'true');
  focusOn('Organic');
  await user.keyboard(' ');
  expect(said()).toBe('Clear search and filter to move by hand, or use Move… in the menu');
});
