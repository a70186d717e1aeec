import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { categoryCalls } from '@lectern/contract/catalog';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { marksOf, type OrderMarks } from '@lectern/ui-kit/order';
import { ChangedNote, ExportButton, ListDock, useJobs, useMarks } from '@lectern/ui-kit/table';
import * as texts from '../texts/tree-tools';
import { bulkOf } from './bulk';
import type { May } from './row-actions';
import type { Tree } from './tree';
import { questionOf, treeList } from './tree-list';
import type { View } from './visible';
import './tools.css';

interface Props {
  readonly tree: Tree;
  readonly view: View;
  readonly total: number;
  readonly hits: number;
  readonly may: May;
  /** The place of the buttons: the end of the bar above the tree. */
  readonly bar: HTMLElement | null;
  readonly onMarking: (marking: OrderMarks | undefined) => void;
}

/** What the tree shares with lists: export, bulk actions, and the note about changes by others. Loaded after the tree. */
export default function TreeTools({ tree, view, total, hits, may, bar, onMarking }: Props): ReactNode {
  const marks = useMarks(questionOf(view));
  const work = useJobs();
  const [isChoosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const { marked, all, mark } = marks;
  const bulk = bulkOf(may);

  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  const unmark = (): void => {
    marks.unmark();
    choose.current?.focus();
  };
  const marking = useMemo((): OrderMarks | undefined => {
    const isMarked = (id: number): boolean => all || marked[id] === true;
    const set = (ids: readonly number[], to: boolean): void =>
      marksOf(latest.current.marked, latest.current.mark).mark(ids, to);
    return isChoosing ? { isMarked, mark: set, clear: () => latest.current.unmark(), isInstead: true } : undefined;
  }, [isChoosing, marked, all]);
  useEffect(() => onMarking(marking), [marking, onMarking]);
  useEffect(() => () => onMarking(undefined), [onMarking]);

  const list = { ...treeList({ view, rows: tree.rows, total, hits }), marks: { ...marks, unmark }, work };
  const leave = (): void => {
    mark({});
    setChoosing(!isChoosing);
  };
  return (
    <div className="cat-dock">
      {bar &&
        createPortal(
          <>
            {bulk.length > 0 && (
              <Button
                ref={choose}
                variant="text"
                startIcon={<Icon name="circle-check" />}
                aria-pressed={isChoosing}
                onClick={leave}
              >
                {texts.select}
              </Button>
            )}
            <ExportButton list={list} />
          </>,
          bar,
        )}
      <ChangedNote call={categoryCalls.list} rows={tree.rows} />
      <ListDock list={list} bulk={isChoosing ? bulk : undefined} />
    </div>
  );
}
