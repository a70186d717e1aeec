import { actionOf, actionWhileLifted } from './keys';
import { nothingOpen, withOpen } from './open';
import { idOf, scienceTree } from './testing';
import { visibleRows } from './visible';

const tree = scienceTree();
const rows = visibleRows(tree, { q: '', statuses: [], open: withOpen(nothingOpen, true, idOf(tree, 'Science')) });
const at = (name: string) => idOf(tree, name);
const press = (key: string, name: string, mayMove = true) => actionOf(key, rows, tree, at(name), mayMove);

describe('keys of the tree', () => {
  it('up and down go along the rows that are shown, Home and End to their ends', () => {
    expect(press('ArrowDown', 'Chemistry')).toEqual({ is: 'focus', id: at('Physics') });
    expect(press('ArrowUp', 'Chemistry')).toEqual({ is: 'focus', id: at('Science') });
    expect([press('Home', 'Physics'), press('End', 'Physics')]).toEqual([
      { is: 'focus', id: at('Science') },
      { is: 'focus', id: at('Languages') },
    ]);
    expect([press('ArrowUp', 'Science'), press('ArrowDown', 'Languages')]).toEqual([undefined, undefined]);
  });
  it('right opens a row, then goes to its first child', () => {
    expect(press('ArrowRight', 'Mathematics')).toEqual({ is: 'expand', id: at('Mathematics') });
    expect(press('ArrowRight', 'Science')).toEqual({ is: 'focus', id: at('Chemistry') });
    expect(press('ArrowRight', 'Languages')).toBeUndefined();
  });
  it('left closes a row, or goes to its parent', () => {
    expect(press('ArrowLeft', 'Science')).toEqual({ is: 'collapse', id: at('Science') });
    expect(press('ArrowLeft', 'Physics')).toEqual({ is: 'focus', id: at('Science') });
    expect(press('ArrowLeft', 'Languages')).toBeUndefined();
  });
  it('Enter opens the category; Space lifts it for those who may move it', () => {
    expect([press('Enter', 'Physics'), press(' ', 'Physics'), press(' ', 'Physics', false)]).toEqual([
      { is: 'open', id: at('Physics') },
      { is: 'lift', id: at('Physics') },
      undefined,
    ]);
  });
});

describe('keys of a lifted row', () => {
  it('arrows change order and level, Enter and Space place it, Esc puts it back', () => {
    expect(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'a'].map(actionWhileLifted),
    ).toEqual([
      { is: 'step', step: 'up' },
      { is: 'step', step: 'down' },
      { is: 'step', step: 'out' },
      { is: 'step', step: 'in' },
      { is: 'place' },
      { is: 'place' },
      { is: 'put back' },
      undefined,
    ]);
  });
});
