import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Tooltip from '@mui/material/Tooltip';
import { Select } from '../form/Select';
import { Icon } from '../icons/Icon';
import { useOrder } from '../rows/use-order';
import * as rows from '../texts/rows';
import * as texts from '../texts/table-tools';
import { isArranged, isHidden, orderOf, widthsFor, withShown, withWidth } from './arrangement';
import type { List } from './use-list';
import './columns-menu.css';

const words = { ...rows, placeOf: texts.isColumn };

/** Which columns are shown, in which order and how wide; every way of the mouse is here for the keyboard. */
export function ColumnsMenu<Row>({
  columns,
  arrangement,
  arrange,
}: Pick<List<Row>, 'columns' | 'arrangement' | 'arrange'>): ReactNode {
  const order = orderOf(columns, arrangement);
  const [name] = columns;
  const columnOf = (id: string) => columns.find((each) => each.id === id) ?? name;
  const moved = useOrder({
    keys: order.slice(1),
    nameOf: (id) => columnOf(id).head,
    first: 2,
    total: order.length,
    words,
    drop: (_id, ids) => {
      arrange({ ...arrangement, order: [name.id, ...ids] });
      return true;
    },
  });
  const row = (id: string): ReactNode => {
    const column = columnOf(id);
    const { head } = column;
    const isShown = !isHidden(column, arrangement);
    const width = arrangement.widths?.[id] ?? 0;
    return (
      <>
        <label>
          <Checkbox
            checked={isShown}
            disabled={id === name.id}
            onChange={() => arrange(withShown(columns, arrangement, id, !isShown))}
          />
          {head}
        </label>
        <Select
          small
          label={texts.widthOf(head)}
          value={width}
          options={widthsFor(width)}
          disabled={!isShown}
          onChange={(next) => arrange(withWidth(arrangement, id, Number(next)))}
        />
      </>
    );
  };
  return (
    <>
      <header className="columns-head">
        <h2>{texts.columns}</h2>
        <Button
          variant="text"
          size="small"
          aria-disabled={!isArranged(arrangement)}
          onClick={() => isArranged(arrangement) && arrange({})}
        >
          {texts.reset}
        </Button>
        <p>{texts.keptForYou}</p>
        <span aria-hidden>{texts.width}</span>
      </header>
      <ul className="columns-menu">
        <li>
          <span />
          {row(name.id)}
        </li>
        {moved.shown.map((id) => (
          <li key={id} data-row={id} className={moved.heldKey === id ? 'is-held' : undefined}>
            <Tooltip title={moved.heldKey === undefined ? rows.dragToMove : ''} placement="left">
              <button
                type="button"
                className="columns-grip"
                aria-label={rows.moveOf(columnOf(id).head)}
                onBlur={moved.heldKey === id ? moved.onRowBlur : undefined}
                onKeyDown={(event) => {
                  if (!moved.onRowKey(id, event)) return;
                  event.preventDefault();
                  event.stopPropagation();
                }}
                {...moved.gripProps(id)}
              >
                <Icon name="grip-vertical" />
              </button>
            </Tooltip>
            {row(id)}
          </li>
        ))}
      </ul>
    </>
  );
}
