import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
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

/** Enter on a row does what its link does. */
const openRow = (row: HTMLElement): void => row.querySelector<HTMLElement>('a.row-name')?.click();

/** The rows of a table. Tab reaches one row and its content; the arrows reach the others. */
export function TableRows<Row>({
  columns,
  rows,
  keyOf,
  nameOf,
  toOf,
  actions,
  currentKey,
  arrangement,
  marks,
}: Props<Row>): ReactNode {
  const markAt =
    marks &&
    ((index: number, range: boolean): void => {
      const row = rows[index];
      if (row !== undefined) marks.mark(row, { target: { checked: range || !marks.isMarked(row) }, shiftKey: range });
    });
  const { active, rowProps } = useRoving(rows.length, { onOpen: toOf && openRow, onMark: markAt });
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
            {place === 0 ? <RowName to={toOf?.(row)} tabIndex={tabIndex} name={column.cell(row)} /> : column.cell(row)}
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

interface NameProps {
  readonly name: ReactNode;
  readonly to: To | undefined;
  readonly tabIndex?: number;
}

/** The row's name: the link that opens it. */
export function RowName({ name, to, tabIndex }: NameProps): ReactNode {
  return to === undefined ? (
    <span className="row-name">{name}</span>
  ) : (
    <Link to={to} preventScrollReset className="row-name" tabIndex={tabIndex}>
      {name}
    </Link>
  );
}
