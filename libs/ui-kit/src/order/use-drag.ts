import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Ordering } from './ordering';
import { dropPosition, edgeAt, positionOf, samePosition, type Edge, type TreePosition } from './position';
import type { OrderedRow, Tree } from './tree';

/** A row being dragged, and where it would land. */
export interface Drag {
  readonly id: number;
  readonly over?:
    | {
        readonly id: number;
        readonly edge: Edge;
        readonly position: TreePosition;
        readonly refused: string | undefined;
      }
    | undefined;
}

/** Its rows are open or not; undefined where there are no levels. */
type IsOpen = ((id: number) => boolean) | undefined;

/** How near the window's edge, in pixels, the page begins to scroll along. */
const scrollZone = 56;

/** The drop below a point of the window, or undefined where there is no row or the row would stay where it is. */
const overAt = <Row extends OrderedRow>(
  body: HTMLElement | null,
  tree: Tree<Row>,
  isOpen: IsOpen,
  refuse: Ordering<Row>['refuse'],
  id: number,
  x: number,
  y: number,
): Drag['over'] => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  const row = element && body?.contains(element) ? tree.byId.get(Number(element.dataset['row'])) : undefined;
  if (!element || !row || row.id === id) return undefined;
  const { top, height } = element.getBoundingClientRect();
  const edge = edgeAt((y - top) / height, isOpen !== undefined);
  const position = dropPosition(tree, row, edge, isOpen?.(row.id) ?? false);
  if (position.beforeId === id || samePosition(position, positionOf(tree, id))) return undefined;
  return { id: row.id, edge, position, refused: refuse?.(tree, id, position) };
};

/** Moving by pointer, from a row's grip to the upper edge, the middle or the lower edge of another row. Esc ends it without a move. */
export const useDrag = <Row extends OrderedRow>(
  body: { readonly current: HTMLElement | null },
  tree: Tree<Row>,
  isOpen: IsOpen,
  refuse: Ordering<Row>['refuse'],
  drop: (id: number, position: TreePosition) => void,
) => {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const latest = useRef({ tree, isOpen, refuse, drop });
  useEffect(() => {
    latest.current = { tree, isOpen, refuse, drop };
  });

  const start = useCallback(
    (id: number, event: ReactPointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      const grip = event.currentTarget;
      grip.setPointerCapture(event.pointerId);
      let over: Drag['over'];
      const listening = new AbortController();
      const { signal } = listening;
      const end = (): void => {
        listening.abort();
        setDrag(undefined);
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        if (clientY < scrollZone) window.scrollBy(0, -12);
        if (clientY > window.innerHeight - scrollZone) window.scrollBy(0, 12);
        const { tree: now, isOpen: open, refuse: refused } = latest.current;
        over = overAt(body.current, now, open, refused, id, clientX, clientY);
        setDrag({ id, over });
      };
      const release = (): void => {
        end();
        if (over && !over.refused) latest.current.drop(id, over.position);
      };
      const escape = (pressed: KeyboardEvent): void => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        end();
      };
      grip.addEventListener('pointermove', move, { signal });
      grip.addEventListener('pointerup', release, { signal });
      grip.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', escape, { capture: true, signal });
      stop.current = end;
      setDrag({ id });
    },
    [body],
  );
  return { drag, start };
};
