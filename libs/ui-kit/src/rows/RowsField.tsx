import { Fragment, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { describedBy, FieldHelp, type FieldProps } from '../form/Field';
import { Icon } from '../icons/Icon';
import { IconAction } from '../kit/IconAction';
import { RowMenu } from '../kit/RowMenu';
import { useOrder, type OrderWords } from './use-order';
import * as texts from '../texts/rows';
import { useRows } from './use-rows';
import './rows.css';

interface Props<Row> extends FieldProps {
  /** What one row is, in the plural that the buttons need: 'hours' for 'Add hours', 'Remove hours 1'. */
  readonly one: string;
  /** No more can be added. */
  readonly max?: number;
  /** The order of the rows means something: they are moved by dragging, by keyboard, and by the menu of each. */
  readonly ordered?: boolean;
  readonly newRow: (rows: readonly Row[]) => Row;
  /** A row in words, for Undo and for who moves it unseen. */
  readonly rowText: (row: Row) => string;
  /** The fields of a row; their names begin with `path`. */
  readonly children: (path: string, row: Row) => ReactNode;
}

const words: OrderWords = {
  placeOf: texts.placeOf,
  lifted: texts.lifted,
  putBack: texts.putBack,
  dropped: texts.dropped,
};

/** Repeating rows of fields: added, taken out with an Undo in their place, and put in order. */
export function RowsField<Row>({
  name,
  label,
  help,
  optional,
  disabled,
  one,
  max = Infinity,
  ordered = false,
  newRow,
  rowText,
  children,
}: Props<Row>): ReactNode {
  const rows = useRows(name, rowText);
  const { id, value, keys, removed, error } = rows;
  const rowOf = (key: number): Row | undefined => value[keys.indexOf(key)];
  const nameOf = (key: number): string => {
    const row = rowOf(key);
    return row === undefined ? '' : rowText(row);
  };
  const order = useOrder({ keys, nameOf, words, drop: (_key, next) => rows.arrange(next) });
  const undo = removed && (
    <li className="rows-removed">
      <span>{texts.removed(rowText(removed.row))}</span>
      <Button variant="text" onClick={rows.undo}>
        {texts.undo}
      </Button>
    </li>
  );
  return (
    <fieldset className="rows" tabIndex={-1} data-invalid={error && ''} aria-describedby={describedBy(id, help, error)}>
      <legend className="field-label">
        {label} {optional && <span className="field-optional">{texts.optional}</span>}
      </legend>
      <ul ref={rows.list}>
        {order.shown.map((key, at) => {
          const row = rowOf(key);
          if (row === undefined) return null;
          const called = `${one} ${at + 1}`;
          return (
            <Fragment key={key}>
              {removed?.at === at && undo}
              <li data-row={key} className={order.heldKey === key ? 'is-held' : undefined}>
                {ordered && !disabled && (
                  <Tooltip title={order.heldKey === undefined ? texts.dragToMove : ''}>
                    <button
                      type="button"
                      className="rows-grip"
                      aria-label={texts.moveOf(called)}
                      onBlur={order.heldKey === key ? order.onRowBlur : undefined}
                      onKeyDown={(event) => {
                        if (!order.onRowKey(key, event)) return;
                        event.preventDefault();
                        event.stopPropagation();
                      }}
                      {...order.gripProps(key)}
                    >
                      <Icon name="grip-vertical" />
                    </button>
                  </Tooltip>
                )}
                <div className="rows-fields">{children(`${name}[${keys.indexOf(key)}]`, row)}</div>
                {!disabled &&
                  (ordered ? (
                    <RowMenu
                      label={texts.actionsFor(called)}
                      actions={[
                        {
                          label: texts.moveUp,
                          icon: 'arrow-up',
                          disabledReason: at === 0 ? texts.isFirst : undefined,
                          onSelect: () => void rows.step(key, -1),
                        },
                        {
                          label: texts.moveDown,
                          icon: 'arrow-down',
                          disabledReason: at === value.length - 1 ? texts.isLast : undefined,
                          onSelect: () => void rows.step(key, 1),
                        },
                        { label: texts.remove, icon: 'x', onSelect: () => rows.remove(key) },
                      ]}
                    />
                  ) : (
                    <IconAction
                      icon="x"
                      label={texts.removeOf(called)}
                      tip={texts.remove}
                      onClick={() => rows.remove(key)}
                    />
                  ))}
              </li>
            </Fragment>
          );
        })}
        {removed?.at === value.length && undo}
      </ul>
      <FieldHelp id={id} help={help} error={error} />
      {!disabled && value.length < max && (
        <Button variant="text" startIcon={<Icon name="plus" />} onClick={() => rows.add(newRow(value))}>
          {texts.addOf(one)}
        </Button>
      )}
    </fieldset>
  );
}
