import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { requests, focusOn, names, renderOrder, row, rowsFrom, said } from './order.fixture';

const all = ['Science', 'Chemistry', 'Inorganic', 'Organic', 'Physics', 'Mathematics', 'Languages'];

describe('an order with levels', () => {
  test('is a treegrid with levels, places and what is open', () => {
    renderOrder();
    expect(screen.getByRole('treegrid', { name: 'Subjects' })).toBeInTheDocument();
    expect(row('Chemistry')).toHaveAttribute('aria-level', '2');
    expect(row('Chemistry')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Mathematics')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Languages')).not.toHaveAttribute('aria-expanded');
    expect(row('Physics')).toHaveAttribute('aria-posinset', '2');
    expect(names()).toEqual(all);
  });

  test('has one row in the tab order; arrows go on from there, and Enter opens it', async () => {
    const user = renderOrder();
    await user.tab();
    expect(row('Science')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(row('Inorganic')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('Chemistry')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(names()).not.toContain('Organic');
    await user.keyboard('{End}{Enter}');
    expect(requests.opened).toBe(`?id=${row('Languages').dataset['row']}`);
  });

  test('opens and closes a row by its chevron', async () => {
    const user = renderOrder();
    await user.click(screen.getByRole('button', { name: 'Expand Mathematics' }));
    expect(names()).toContain('Algebra');
    await user.click(screen.getByRole('button', { name: 'Collapse Mathematics' }));
    expect(names()).not.toContain('Algebra');
  });

  test('moves a lifted row on the screen only, until it is placed', async () => {
    const user = renderOrder();
    focusOn('Organic');
    await user.keyboard(' ');
    expect(said()).toContain('Lifted. Organic: level 3, place 2 of 2');
    expect(screen.getByText('put back', { exact: false })).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(said()).toBe('Organic: level 2, place 2 of 3');
    expect(requests.moves).toEqual([]);
    expect(row('Organic')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(requests.moves).toEqual([{ id: 4, position: { parentId: 1, beforeId: 5 } }]);
    expect(await screen.findByText('Dropped. Organic: level 2, place 2 of 3')).toBeInTheDocument();
    expect(row('Organic')).toHaveFocus();
  });

  test('puts a lifted row back by Esc, and where the focus leaves it', async () => {
    const user = renderOrder();
    focusOn('Physics');
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(names()).toEqual(all);
    expect(said()).toBe('Put back. Physics: level 2, place 2 of 2');
    expect(row('Physics')).toHaveFocus();
    await user.keyboard(' {ArrowUp}');
    await user.tab();
    expect(names()).toEqual(all);
    expect(requests.moves).toEqual([]);
  });

  test('opens a closed row for a lifted one that goes into it', async () => {
    const user = renderOrder();
    focusOn('Languages');
    await user.keyboard(' {ArrowRight}');
    expect(names().slice(-3)).toEqual(['Mathematics', 'Algebra', 'Languages']);
    expect(row('Languages')).toHaveFocus();
  });

  test('says why a lifted row stays at the end of its way', async () => {
    const user = renderOrder();
    focusOn('Science');
    await user.keyboard(' {ArrowUp}');
    expect(said()).toBe('Already first');
  });

  test('moves nothing that is placed where it was', async () => {
    const user = renderOrder();
    focusOn('Physics');
    await user.keyboard(' {ArrowUp}{ArrowDown}{Enter}');
    expect(requests.moves).toEqual([]);
    expect(names()).toEqual(all);
  });

  test('has no grips where moving is not offered', async () => {
    const user = renderOrder({ dragDisabledReason: 'none' });
    expect(screen.queryByRole('button', { name: 'Move Physics' })).toBeNull();
    focusOn('Physics');
    await user.keyboard(' ');
    expect(said()).not.toContain('Lifted');
  });

  test('says why rows cannot be moved by hand', async () => {
    const user = renderOrder({ dragDisabledReason: 'Clear the search to move', hits: ['Inorganic', 'Organic'] });
    expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic']);
    expect(screen.getByRole('button', { name: 'Move Organic' })).toHaveAttribute('aria-disabled', 'true');
    focusOn('Organic');
    await user.keyboard(' ');
    expect(said()).toBe('Clear the search to move');
  });
});

describe('an order without levels', () => {
  const rows = rowsFrom('One\nTwo\nThree');

  test('is a table whose rows are lifted, moved by arrows, Home and End, and dropped by Space', async () => {
    const user = renderOrder({ rows, isFlat: true });
    expect(screen.queryByRole('treegrid')).toBeNull();
    focusOn('One');
    await user.keyboard(' {ArrowDown}');
    expect(names()).toEqual(['Two', 'One', 'Three']);
    await user.keyboard('{ArrowRight}{End}{Home}{End} ');
    expect(requests.moves).toEqual([{ id: 1, position: { parentId: null, beforeId: null } }]);
    expect(await screen.findByText('Dropped. One: level 1, place 3 of 3')).toBeInTheDocument();
  });

  test('puts a row back that could not be moved', async () => {
    const user = renderOrder({ rows, isFlat: true, accept: false });
    focusOn('Two');
    await user.keyboard(' {ArrowUp} ');
    expect(requests.moves).toHaveLength(1);
    await act(() => Promise.resolve());
    expect(names()).toEqual(['One', 'Two', 'Three']);
  });

  test('marks rows one by one or all at once, and a mark moves with its row', async () => {
    const user = renderOrder({ rows, isFlat: true });
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await user.click(box('Select Two'));
    expect(box('Select this page')).toHaveProperty('indeterminate', true);
    focusOn('Two');
    await user.keyboard(' {ArrowUp} ');
    expect(box('Select Two')).toBeChecked();
    await user.click(box('Select this page'));
    expect(box('Select Three')).toBeChecked();
    await user.click(box('Select this page'));
    expect(box('Select Two')).not.toBeChecked();
  });

  test('shows the columns that the person has chosen', () => {
    renderOrder({ rows, isFlat: true, arrangement: { hidden: ['depth'] } });
    expect(screen.queryByRole('columnheader', { name: 'Level' })).toBeNull();
    expect(screen.queryByText('level 1')).toBeNull();
  });

  test('is changed by dragging a grip over the upper or lower half of another row', async () => {
    renderOrder({ rows, isFlat: true });
    // jsdom lays nothing out: each row is 40 px high, 90 px below the window's edge.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 90, 100, 40));
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
    Object.assign(document, { elementFromPoint: () => row('One') });
    const grip = screen.getByRole('button', { name: 'Move Three' });
    fireEvent(grip, new MouseEvent('pointerdown', { bubbles: true }));
    fireEvent(grip, new MouseEvent('pointermove', { clientY: 94 }));
    expect(row('One')).toHaveClass('is-before');
    await act(async () => {
      fireEvent(grip, new MouseEvent('pointerup'));
      await Promise.resolve();
    });
    expect(requests.moves).toEqual([{ id: 3, position: { parentId: null, beforeId: 1 } }]);
    expect(said()).toBe('Dropped. Three: level 1, place 1 of 3');
    jest.restoreAllMocks();
  });
});

describe('2,000 rows', () => {
  const rows = rowsFrom(Array.from({ length: 2000 }, (_, at) => `Row ${at + 1}`).join('\n'));

  test('are not all in the page, but all are counted and the arrows, Home and End reach them', async () => {
    const user = renderOrder({ rows, isFlat: true });
    expect(names().length).toBeLessThan(300);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    focusOn('Row 1');
    await user.keyboard('{End}');
    expect(row('Row 2000')).toHaveFocus();
    expect(row('Row 2000')).toHaveAttribute('aria-rowindex', '2001');
    await user.keyboard('{ArrowUp}');
    expect(row('Row 1999')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}');
    expect(row('Row 2')).toHaveFocus();
  });

  test('keep the row in the page that is open or has the focus, so that Tab reaches it', async () => {
    const user = renderOrder({ rows, isFlat: true, current: 1500 });
    expect(row('Row 1500')).toHaveAttribute('tabindex', '0');
    focusOn('Row 1500');
    await user.keyboard(' {ArrowDown} ');
    expect(requests.moves).toEqual([{ id: 1500, position: { parentId: null, beforeId: 1502 } }]);
    expect(row('Row 1500')).toHaveFocus();
  });
});
