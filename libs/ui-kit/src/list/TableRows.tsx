import type { ReactNode } from 'react';
import { RowMenu } from '../kit/RowMenu';
import { classesOf } from './HeadCell';
import type { RowsProps } from './columns';
import { useRoving } from './use-roving';

/** The rows of a table. Tab reaches one row and what stands in it; the arrows reach the others. */
export function TableRows<Row>({ columns, rows, keyOf, nameOf, onOpen, actions, currentKey }: RowsProps<Row>): ReactNode {
  const openAt = (index: number): void => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const { active, rowProps } = useRoving(rows.length, onOpen && openAt);
  return rows.map((row, index) => {
    const key = keyOf(row);
    const tabIndex = index === active ? 0 : -1;
    return (
      <tr key={key} {...rowProps(index)} data-row={key} className={key === currentKey ? 'is-current' : undefined}>
        {columns.map((column, at) => (
          <td key={column.id} className={classesOf(column)}>
            {at === 0 ? <RowName row={row} onOpen={onOpen} tabIndex={tabIndex} name={column.cell(row)} /> : column.cell(row)}
          </td>
        ))}
        {actions && (
          <td className="is-menu">
            <RowMenu label={`Actions for ${nameOf(row)}`} actions={actions(row)} tabIndex={tabIndex} />
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
