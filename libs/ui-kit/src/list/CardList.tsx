import type { ReactNode } from 'react';
import { RowMenu } from '../kit/RowMenu';
import type { RowsProps } from './columns';
import * as texts from '../texts/table';
import { MarkBox, type Marks } from './marks';
import { RowName } from './TableRows';
import './table.css';
import './cards.css';

/** The rows on a phone: name, key fields and the row menu. */
export function CardList<Row>({
  label,
  columns,
  rows,
  keyOf,
  nameOf,
  toOf,
  actions,
  currentKey,
  marks,
}: RowsProps<Row> & { readonly marks: Marks<Row> | undefined }): ReactNode {
  const [name, ...others] = columns;
  return (
    <ul className="cards" aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row);
        const isMarked = marks?.isMarked(row) === true;
        return (
          <li
            key={key}
            data-row={key}
            className={
              [(key === currentKey || isMarked) && 'is-current', marks && 'has-box'].filter(Boolean).join(' ') ||
              undefined
            }
          >
            {marks && (
              <MarkBox
                label={texts.select(nameOf(row))}
                checked={isMarked}
                onMark={(event) => marks.mark(row, event)}
              />
            )}
            <div>
              <RowName to={toOf?.(row)} name={name.cell(row)} />
              <dl>
                {others
                  .filter((column) => column.onCard)
                  .map((column) => (
                    <div key={column.id}>
                      <dt className="visually-hidden">{column.head}</dt>
                      <dd>{column.cell(row)}</dd>
                    </div>
                  ))}
              </dl>
            </div>
            {actions && <RowMenu label={texts.actionsFor(nameOf(row))} actions={actions(row)} />}
          </li>
        );
      })}
    </ul>
  );
}
