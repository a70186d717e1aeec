import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { rememberPlace } from '../list/returning';
import type { Range } from './row-window';
import { useRowWindow } from './use-row-window';

const body = { current: null };

/** What is drawn of so many rows, render by render. */
const drawn = (count: number): readonly Range[] => {
  const renders: Range[] = [];
  renderHook(() => renders.push(useRowWindow(body, count)), { wrapper: MemoryRouter });
  return renders;
};

test('of a short table the rows in sight are drawn first, then all', () => {
  const renders = drawn(150);
  expect(renders[0]).toMatchObject({ from: 0, to: 30 });
  expect(renders.at(-1)).toMatchObject({ from: 0, to: 150 });
});

test('where somebody comes back to a short table, all rows are drawn at once: the page is scrolled to the row they left', () => {
  rememberPlace('default', { scroll: 4000, row: '120' });
  expect(drawn(150)[0]).toMatchObject({ from: 0, to: 150 });
});
