import { useId, type ReactNode } from 'react';
import { dayOrders, type DayOrder } from '@lectern/contract/typed-day';
import { Select } from '../form/Select';
import * as texts from '../texts/import';
import { orderText } from './day-words';
import type { DayColumn } from './matching';
import './import.css';

interface Props {
  readonly days: readonly DayColumn[];
  readonly onChoose: (column: number, order: DayOrder | null) => void;
}

const hintOf = ({ isDecided, example, against, order }: DayColumn): string => {
  if (against !== null) return texts.datesContradict(example, against);
  if (!isDecided) return texts.datesOpen;
  return texts.dateDecides(example, order !== null && orderText(order, example).isDay);
};

function Order({ day, onChoose }: { readonly day: DayColumn; readonly onChoose: Props['onChoose'] }): ReactNode {
  const id = useId();
  return (
    <label>
      <span>{texts.datesIn(day.field.label)}</span>
      <Select
        label={texts.datesIn(day.field.label)}
        value={day.order ?? ''}
        required
        invalid={day.order === null}
        describedBy={id}
        {...(day.order === null && { placeholder: texts.chooseFirst })}
        options={dayOrders.map((order) => ({ value: order, label: orderText(order, day.example).text }))}
        onChange={(order) => onChoose(day.column, order === '' ? null : order)}
      />
      <small id={id}>{hintOf(day)}</small>
    </label>
  );
}

/** Order of day and month of each column that needs one: decided by its dates, or chosen. */
export function DayOrders({ days, onChoose }: Props): ReactNode {
  if (days.length === 0) return null;
  return (
    <div className="import-options">
      {days.map((day) => (
        <Order key={day.column} day={day} onChoose={onChoose} />
      ))}
    </div>
  );
}
