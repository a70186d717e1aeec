import type { ReactNode } from 'react';
import { RowMenu } from '../kit/RowMenu';
import type { Column, RowsProps } from './columns';
import * as texts from '../texts/table';
import type { Arrangement } from './arrangement';
import { classesOf } from './classes-of';
import { MarkBox, type Marks } from './marks';
import { useRoving } from './use-roving';
import { widthOf } from './widths';

interface Props<Row> extends Omit<RowsProps<Row>, 'columns'> {
  readonly columns: readonly Column<Row>[];
  readonly arrangement: Arrangement;
  readonly marks: Marks<Row> | undefined;
}

/** The rows of a table. Tab reaches one row and its content; the arrows reach the others. */
export function TableRows<Row>({
  columns,
  rows,
  keyOf,
  nameOf,
  onOpen,
  actions,
  currentKey,
  arrangement,
  marks,
}: Props<Row>): ReactNode {
  const at = (handler: ((row: Row) => void) | undefined) =>
    handler &&
    ((index: number): void => {
      const row = rows[index];
      if (row !== undefined) handler(row);
    });
  const markAt =
    marks &&
    ((index: number, range: boolean): void => {
      const row = rows[index];
      if (row !== undefined) marks.mark(row, { target: { checked: range || !marks.isMarked(row) }, shiftKey: range });
    });
  const { active, rowProps } = useRoving(rows.length, { onOpen: at(onOpen), onMark: markAt });
  return rows.map((row, index) => {
    const key = keyOf(row);
    const tabIndex = index === active ? 0 : -1;
    const isMarked = marks?.isMarked(row);
    return (
      <tr
        key={key}
        {...rowProps(index)}
        data-row={key}
        aria-selected={isMarked}
        className={key === currentKey || isMarked ? 'is-current' : undefined}
      >
        {marks && (
          <td className="is-box">
            <MarkBox
              label={texts.select(nameOf(row))}
              checked={isMarked === true}
              tabIndex={tabIndex}
              onMark={(event) => marks.mark(row, event)}
            />
          </td>
        )}
        {columns.map((column, place) => (
          <td key={column.id} className={classesOf(column)} style={widthOf(column.id, arrangement)}>
            {place === 0 ? (
              <RowName row={row} onOpen={onOpen} tabIndex={tabIndex} name={column.cell(row)} />
            ) : (
              column.cell(row)
            )}
          </td>
        ))}
        {actions && (
          <td className="is-menu">
            <RowMenu label={texts.actionsFor(nameOf(row))} actions={actions(row)} tabIndex={tabIndex} />
          </td>
        )}
      </tr>
    );
  });
}

interface NameProps<Row> {
  readonly row: Row;
  readonly name: ReactNode;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly tabIndex?: number;
}

/** The row's name, which opens it. */
export function RowName<Row>({ row, name, onOpen, tabIndex }: NameProps<Row>): ReactNode {
  return onOpen ? (
    <button type="button" className="row-name" tabIndex={tabIndex} onClick={() => onOpen(row)}>
      {name}
    </button>
  ) : (
    <span className="row-name">{name}</span>
  );
}
