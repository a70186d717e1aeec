import { useState, type ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from '@lectern/ui-kit';
import { placedAt } from '@lectern/ui-kit/order';
import { OrderTable } from './OrderTable';
import type { Marked } from './order-marks';
import { rowOf } from './testing';
import type { FaqRow } from './values';

const moves: [question: string, beforeId: number | null][] = [];
const opened: string[] = [];
let accept = true;
beforeEach(() => {
  moves.length = 0;
  opened.length = 0;
  accept = true;
});

const start = ['One?', 'Two?', 'Three?'].map((question, index) => rowOf({ id: index + 1, question }));

function Fixture({ behind }: { readonly behind: number | null }): ReactNode {
  const [rows, setRows] = useState<readonly FaqRow[]>(start);
  const [marked, setMarked] = useState<Marked>({});
  const move = (row: FaqRow, beforeId: number | null): Promise<boolean> => {
    moves.push([row.question, beforeId]);
    const index = rows.filter((each) => each.id !== row.id).findIndex((each) => each.id === beforeId);
    if (accept)
      setRows(
        placedAt(
          rows.map((each) => each.id),
          row.id,
          index < 0 ? rows.length : index,
        ).flatMap((id) => rows.find((each) => each.id === id) ?? []),
      );
    return Promise.resolve(accept);
  };
  return (
    <>
      <OrderTable
        label="FAQs"
        rows={rows}
        first={26}
        total={28}
        behind={behind}
        currentId={undefined}
        actions={() => []}
        onOpen={(row) => void opened.push(row.question)}
        marked={marked}
        onMark={setMarked}
        move={move}
      />
      <LiveRegion />
    </>
  );
}

const show = (behind: number | null = null) => {
  render(<Fixture behind={behind} />);
  return userEvent.setup();
};
const row = (question: string) => screen.getByRole('button', { name: question }).closest('tr')!;
const focus = (question: string) => act(() => row(question).focus());
const questions = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('button')[0]?.textContent);
const said = () => screen.getByRole('status').textContent;

test('Space lifts a row, arrows move it on the screen, Space drops it before its new neighbour', async () => {
  const user = show();
  focus('One?');
  await user.keyboard(' ');
  expect(said()).toContain('Lifted. One?: place 26 of 28');
  await user.keyboard('{ArrowDown}');
  expect(questions()).toEqual(['Two?', 'One?', 'Three?']);
  expect(said()).toBe('One?: place 27 of 28');
  expect(moves).toEqual([]);
  await user.keyboard(' ');
  expect(moves).toEqual([['One?', 3]]);
  expect(await screen.findByText('Dropped. One?: place 27 of 28')).toBeInTheDocument();
  expect(questions()).toEqual(['Two?', 'One?', 'Three?']);
});

test('a row dropped at the end goes before the first row of the next page, or last where there is none', async () => {
  const user = show(99);
  focus('One?');
  await user.keyboard(' {End} ');
  expect(moves).toEqual([['One?', 99]]);
});

test('Esc, and losing the focus, put a lifted row back', async () => {
  const user = show();
  focus('Three?');
  await user.keyboard(' {Home}{Escape}');
  expect(questions()).toEqual(['One?', 'Two?', 'Three?']);
  await user.keyboard(' {ArrowUp}');
  await user.tab();
  expect(questions()).toEqual(['One?', 'Two?', 'Three?']);
  expect(said()).toBe('Put back. Three?: place 28 of 28');
  expect(moves).toEqual([]);
});

test('a refused move leaves the row where it was', async () => {
  accept = false;
  const user = show();
  focus('Two?');
  await user.keyboard(' {ArrowUp} ');
  expect(moves).toEqual([['Two?', 1]]);
  expect(questions()).toEqual(['One?', 'Two?', 'Three?']);
});

test('arrows go from row to row while none is lifted, and Enter opens', async () => {
  const user = show();
  focus('One?');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(row('Two?')).toHaveFocus();
  expect(opened).toEqual(['Two?']);
});

test('rows are marked one by one or the page at once, and a mark moves with its row', async () => {
  const user = show();
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('Select Two?'));
  expect(box('Select this page')).toHaveProperty('indeterminate', true);
  focus('Two?');
  await user.keyboard(' {ArrowUp} ');
  expect(questions()).toEqual(['Two?', 'One?', 'Three?']);
  expect(box('Select Two?')).toBeChecked();
  await user.click(box('Select this page'));
  expect(box('Select Three?')).toBeChecked();
  await user.click(box('Select this page'));
  expect(box('Select Two?')).not.toBeChecked();
});
