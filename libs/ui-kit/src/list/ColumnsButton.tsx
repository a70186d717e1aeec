import { useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';
import { announce } from '../notices/live-region';
import { Popover } from '../overlay/overlays';
import * as texts from '../texts/table-tools';
import { isArranged, isHidden, orderOf, widthWithin, withMoved, withShown } from './arrangement';
import { columnsIcon, minusIcon } from './icons';
import type { List } from './use-list';
import './bar.css';

/** A column is made wider or narrower by so much, in px. */
const step = 24;

/** The current width of a column, measured at its head. */
const shownWidth = (id: string): number =>
  document.querySelector(`.list-table th[data-column="${id}"]`)?.getBoundingClientRect().width ?? 160;

/** Which columns are shown, in which order and how wide; every way of the mouse is here for the keyboard. */
export function ColumnsButton<Row>({
  list: { columns, arrangement, arrange },
}: {
  readonly list: List<Row>;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const order = orderOf(columns, arrangement);
  const [name] = columns;
  const move = (id: string, head: string, by: 1 | -1): void => {
    const next = withMoved(columns, arrangement, id, by);
    arrange(next);
    announce(texts.isColumn(head, orderOf(columns, next).indexOf(id) + 1, order.length));
  };
  const widen = (id: string, head: string, by: number): void => {
    const width = widthWithin((arrangement.widths?.[id] ?? shownWidth(id)) + by);
    arrange({ ...arrangement, widths: { ...arrangement.widths, [id]: width } });
    announce(texts.isWide(head, width));
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.chooseColumns}
        title={texts.chooseColumns}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name={columnsIcon} />
      </IconButton>
      <Popover
        open={open}
        anchorEl={() => button.current as HTMLButtonElement}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'list-popover', role: 'dialog', 'aria-label': texts.columns } }}
      >
        <ul className="columns-menu">
          {order.map((id, at) => {
            const column = columns.find((each) => each.id === id) ?? name;
            const { head } = column;
            const shown = !isHidden(column, arrangement);
            return (
              <li key={id}>
                <label>
                  <Checkbox
                    checked={shown}
                    disabled={at === 0}
                    onChange={() => arrange(withShown(columns, arrangement, id, !shown))}
                  />
                  {head}
                </label>
                <IconButton
                  size="small"
                  aria-label={texts.moveForward(head)}
                  title={texts.forward}
                  disabled={at < 2}
                  onClick={() => move(id, head, -1)}
                >
                  <Icon name="arrow-up" size={14} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={texts.moveBack(head)}
                  title={texts.back}
                  disabled={at === 0 || at === order.length - 1}
                  onClick={() => move(id, head, 1)}
                >
                  <Icon name="arrow-down" size={14} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={texts.makeNarrower(head)}
                  title={texts.narrower}
                  disabled={!shown}
                  onClick={() => widen(id, head, -step)}
                >
                  <Icon name={minusIcon} size={14} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={texts.makeWider(head)}
                  title={texts.wider}
                  disabled={!shown}
                  onClick={() => widen(id, head, step)}
                >
                  <Icon name="plus" size={14} />
                </IconButton>
              </li>
            );
          })}
        </ul>
        <div className="columns-foot">
          <span>{texts.keptForYou}</span>
          <Button
            variant="text"
            aria-disabled={!isArranged(arrangement)}
            onClick={() => isArranged(arrangement) && arrange({})}
          >
            {texts.reset}
          </Button>
        </div>
      </Popover>
    </>
  );
}
