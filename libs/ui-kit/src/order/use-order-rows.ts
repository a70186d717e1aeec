import { useCallback, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { announce } from '../notices/live-region';
import { actionOf, actionWhileLifted, isForRow, type KeyAction } from './keys';
import type { OrderProps } from './order-props';
import type { TreePosition } from './position';
import { ancestorsOf, treeOf, type OrderedRow } from './tree';
import { useActiveRow } from './use-active-row';
import { useDrag } from './use-drag';
import { useLift } from './use-lift';
import { useRowWindow } from './use-row-window';
import { visibleRows } from './visible';

const isOpenNowhere = (): boolean => false;

/** The rows that an order shows, and what keys and pointer do to them. */
export const useOrderRows = <Row extends OrderedRow>({
  tree,
  currentId,
  ordering,
  dragDisabledReason,
  levels,
  marks,
}: OrderProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const lift = useLift(tree, ordering);
  const ways = lift.id === undefined ? undefined : ancestorsOf(lift.tree, lift.id);
  const isOpen = levels?.isOpen ?? isOpenNowhere;
  const way = ways?.join();
  const rows = useMemo(() => {
    const opened = new Set(way ? way.split(',').map(Number) : []);
    return visibleRows(lift.tree, (id) => opened.has(id) || isOpen(id), levels?.hits);
  }, [lift.tree, isOpen, way, levels?.hits]);
  const seen = useRowWindow(body, rows.length);
  const { active, see, remember, focus } = useActiveRow(rows, currentId, body);
  const { move, after, refuse, whereIs, words, dragHint } = ordering;
  const onOpenChange = levels?.onOpenChange;
  const drop = (id: number, position: TreePosition): void => {
    if (position.parentId !== null) onOpenChange?.(true, position.parentId);
    const where = whereIs(treeOf(after(tree, id, position)), id);
    void move(id, position).then((isDone) => isDone && announce(words.placed(where)));
  };
  const { drag, start } = useDrag(body, tree, levels?.isOpen, refuse, drop);
  const hint = drag?.over && (drag.over.refused ?? dragHint?.(tree, drag.over.position));

  const toggle = useCallback((id: number, opened: boolean) => onOpenChange?.(opened, id), [onOpenChange]);
  const grip = useCallback(
    (id: number, event: PointerEvent<HTMLElement>) => {
      // The active row is always drawn: a grip that left the page would lose the pointer.
      remember(id);
      start(id, event);
    },
    [start, remember],
  );

  const act = (action: KeyAction, id: number): void => {
    switch (action.is) {
      case 'focus':
        return focus(action.id);
      case 'expand':
      case 'collapse':
        return toggle(action.id, action.is === 'expand');
      case 'open':
        return body.current?.querySelector<HTMLElement>(`[data-row="${action.id}"] a.row-name`)?.click();
      case 'lift':
        return lift.lift(action.id);
      case 'step':
        lift.step(action.step);
        return focus(id);
      case 'place':
        if (ways && ways.length > 0) onOpenChange?.(true, ...ways);
        void lift.place();
        return focus(id);
      case 'put back':
        lift.putBack();
        return focus(id);
    }
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (active === undefined || !isForRow(event, levels !== undefined)) return;
    const { key } = event;
    if (marks?.isInstead && (key === ' ' || key === 'Escape')) {
      event.preventDefault();
      return key === ' ' ? marks.mark([active], !marks.isMarked(active)) : marks.clear();
    }
    if (key === ' ' && dragDisabledReason) announce(dragDisabledReason);
    const action =
      lift.id === undefined
        ? actionOf(key, rows, lift.tree, active, dragDisabledReason === '')
        : actionWhileLifted(key, levels !== undefined);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(action, active);
  };

  return { body, rows, seen, active, see, liftedId: lift.id, putBack: lift.putBack, drag, hint, toggle, grip, press };
};
