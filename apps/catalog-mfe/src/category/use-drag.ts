import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { dropPosition, positionBlocker, samePosition, positionOf, type TreePosition } from './tree-position';
import type { Tree } from './tree';
import { isOpen, type Open } from './open';

/** A row being dragged, and where it would land. */
export interface Drag {
  readonly id: number;
  readonly over?: {
    readonly id: number;
    readonly edge: 'before' | 'inside' | 'behind';
    readonly position: TreePosition;
    readonly blocker: string | undefined;
  };
}

const edgeOf = (part: number): 'before' | 'inside' | 'behind' =>
  part < 0.25 ? 'before' : part < 0.75 ? 'inside' : 'behind';
/** How near the window's edge, in pixels, the page begins to scroll along. */
const scrollZone = 56;

/** The drop below a point of the window, or undefined where there is no row or the row would stay where it is. */
const overAt = (tree: Tree, open: Open, id: number, x: number, y: number): Drag['over'] => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  const row = element && tree.byId.get(Number(element.dataset['category']));
  if (!element || !row || row.id === id) return undefined;
  const { top, height } = element.getBoundingClientRect();
  const part = (y - top) / height;
  const position = dropPosition(tree, row, part, isOpen(open, row.id));
  if (position.beforeId === id || samePosition(position, positionOf(tree, id))) return undefined;
  return { id: row.id, edge: edgeOf(part), position, blocker: positionBlocker(tree, id, position) };
};

/** Moving by pointer, from a row's grip to another row: its upper edge, its middle or its lower edge. Esc ends it without a move. */
export const useDrag = (tree: Tree | undefined, open: Open, drop: (id: number, position: TreePosition) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = useCallback(
    (id: number, event: ReactPointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || !tree) return;
      event.preventDefault();
      const grip = event.currentTarget;
      grip.setPointerCapture(event.pointerId);
      let over: Drag['over'];
      const move = ({ clientX, clientY }: PointerEvent): void => {
        if (clientY < scrollZone) window.scrollBy(0, -12);
        if (clientY > window.innerHeight - scrollZone) window.scrollBy(0, 12);
        over = overAt(tree, open, id, clientX, clientY);
        setDrag({ id, over });
      };
      const end = (): void => {
        grip.removeEventListener('pointermove', move);
        grip.removeEventListener('pointerup', release);
        grip.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', escape, true);
        setDrag(undefined);
      };
      const release = (): void => {
        end();
        if (over && !over.blocker) drop(id, over.position);
      };
      const escape = (pressed: KeyboardEvent): void => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        end();
      };
      grip.addEventListener('pointermove', move);
      grip.addEventListener('pointerup', release);
      grip.addEventListener('pointercancel', end);
      window.addEventListener('keydown', escape, true);
      stop.current = end;
      setDrag({ id });
    },
    [tree, open, drop],
  );
  return { drag, start };
};
