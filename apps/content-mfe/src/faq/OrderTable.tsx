import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { dateText, KeyCap, type RowAction, RowMenu, StatusLabel } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { MarkBox } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { marksOf, withMarks, type Marked } from './order-marks';
import { useFaqOrder } from './use-order';
import type { FaqRow } from './values';
import './order.css';

interface Props {
  readonly label: string;
  readonly rows: readonly FaqRow[];
  readonly first: number;
  readonly total: number;
  readonly behind: number | null;
  readonly currentId: number | undefined;
  readonly actions: (row: FaqRow) => readonly RowAction[];
  readonly onOpen: (row: FaqRow) => void;
  readonly marked: Marked;
  readonly onMark: (marked: Marked) => void;
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The FAQs of one category in their order, which is changed here. Tab reaches one row, the arrows the others. */
export function OrderTable({
  label,
  rows,
  first,
  total,
  behind,
  currentId,
  actions,
  onOpen,
  marked,
  onMark,
  move,
}: Props): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const [activeId, setActiveId] = useState<number>();
  const order = useFaqOrder({ rows, first, total, behind, move });
  const active = order.shown.some((row) => row.id === activeId) ? activeId : order.shown[0]?.id;

  const onPage = marksOf(rows, marked);

  const onKeyDown = (row: FaqRow, index: number) => (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = steps[event.key];
    if (order.onRowKey(row.id, event)) event.stopPropagation();
    else if (event.key === 'Enter') onOpen(row);
    else if (step) (body.current?.children[step(index, order.shown.length)] as HTMLElement | undefined)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <table className="list-table faq-order" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className="is-box">
            <MarkBox
              label={texts.selectPage}
              checked={onPage === 'all'}
              mixed={onPage === 'some'}
              onMark={({ target }) => onMark(withMarks(marked, rows, target.checked))}
            />
          </th>
          <th scope="col" className="faq-grip-cell">
            <span className="visually-hidden">{texts.move}</span>
          </th>
          <th scope="col" className="is-wide">
            {texts.question}
          </th>
          <th scope="col" className="is-p2">
            {texts.language}
          </th>
          <th scope="col">{texts.status}</th>
          <th scope="col" className="is-p3">
            {texts.lastChanged}
          </th>
          <th scope="col" className="is-menu">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {order.shown.map((row, index) => {
          const tabIndex = row.id === active ? 0 : -1;
          const isHeld = row.id === order.heldKey;
          const isMarked = marked[row.id] === true;
          return (
            <tr
              key={row.id}
              data-row={row.id}
              tabIndex={tabIndex}
              className={isHeld ? 'is-held' : row.id === currentId || isMarked ? 'is-current' : undefined}
              aria-selected={isMarked}
              aria-keyshortcuts="Space"
              onFocus={() => setActiveId(row.id)}
              onBlur={isHeld ? order.onRowBlur : undefined}
              onKeyDown={onKeyDown(row, index)}
            >
              <td className="is-box">
                <MarkBox
                  label={texts.selectOf(row.question)}
                  checked={isMarked}
                  tabIndex={tabIndex}
                  onMark={({ target }) => onMark(withMarks(marked, [row], target.checked))}
                />
              </td>
              <td className="faq-grip-cell">
                <span className="faq-grip" title={texts.dragToMove} {...order.gripProps(row.id)}>
                  <Icon name="grip-vertical" />
                </span>
              </td>
              <td className="is-wide">
                <span className="faq-question">
                  <button type="button" className="row-name" tabIndex={tabIndex} onClick={() => onOpen(row)}>
                    {row.question}
                  </button>
                  {isHeld && (
                    <span className="faq-keys" aria-hidden="true">
                      <KeyCap>↑</KeyCap>
                      <KeyCap>↓</KeyCap> {texts.keysMove} <KeyCap>{texts.keySpace}</KeyCap> {texts.keysDrop}{' '}
                      <KeyCap>{texts.keyEscape}</KeyCap> {texts.keysPutBack}
                    </span>
                  )}
                </span>
              </td>
              <td className="is-p2">{row.languageName}</td>
              <td>
                <StatusLabel status={row.status} />
              </td>
              <td className="is-p3 is-quiet">{dateText(row.updatedAt)}</td>
              <td className="is-menu">
                <RowMenu label={texts.actionsFor(row.question)} tabIndex={tabIndex} actions={actions(row)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
