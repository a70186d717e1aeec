import type { Step } from './tree-position';
import { ancestorsOf, type Tree } from './tree';
import type { VisibleRow } from './visible';

/** What a key does to the tree. */
export type KeyAction =
  | { readonly is: 'focus'; readonly id: number }
  | { readonly is: 'expand' | 'collapse' | 'open' | 'lift'; readonly id: number }
  | { readonly is: 'step'; readonly step: Step }
  | { readonly is: 'place' | 'put back' };

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

/** The keys of a lifted row: arrows move it, Enter or Space places it, Esc puts it back. */
export const actionWhileLifted = (key: string): KeyAction | undefined => {
  const step = steps[key];
  if (step) return { is: 'step', step };
  if (key === 'Enter' || key === ' ') return { is: 'place' };
  return key === 'Escape' ? { is: 'put back' } : undefined;
};

/** The keys of a tree, as ARIA's treegrid has them; Space lifts where moving is allowed. */
export const actionOf = (
  key: string,
  rows: readonly VisibleRow[],
  tree: Tree,
  id: number,
  mayMove: boolean,
): KeyAction | undefined => {
  const at = rows.findIndex((each) => each.row.id === id);
  const current = rows[at];
  if (!current) return undefined;
  const focus = (index: number): KeyAction | undefined => {
    const row = rows[index];
    return row && { is: 'focus', id: row.row.id };
  };
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1);
    case 'ArrowUp':
      return focus(at - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (!current.hasChildren) return undefined;
      return current.isOpen ? focus(at + 1) : { is: 'expand', id };
    case 'ArrowLeft': {
      if (current.isOpen) return { is: 'collapse', id };
      const [parent] = ancestorsOf(tree, id);
      return parent === undefined ? undefined : { is: 'focus', id: parent };
    }
    case 'Enter':
      return { is: 'open', id };
    case ' ':
      return mayMove ? { is: 'lift', id } : undefined;
    default:
      return undefined;
  }
};
