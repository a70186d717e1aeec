import { useState, type ReactNode } from 'react';
import * as texts from '../texts/report';
import { shownTotals } from './shown-totals';
import { TotalCells, type TotalCell } from './TotalCells';

interface Props<Total extends { readonly currency: string }> {
  readonly label: string;
  readonly totals: readonly Total[];
  readonly chosen: string | null;
  readonly onChoose: (currency: string) => void;
  readonly cellOf: (total: Total) => Omit<TotalCell, 'key' | 'name'>;
  readonly children?: ReactNode;
}

/** The sums by currency, which are never added. Of more than five currencies the last ones open on a click. */
export function CurrencyCells<Total extends { readonly currency: string }>(props: Props<Total>): ReactNode {
  const { label, totals, chosen, onChoose, cellOf, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { shown, rest } = shownTotals(totals, chosen, isOpen);
  return (
    <TotalCells
      label={label}
      cells={shown.map((total) => ({ key: total.currency, name: total.currency, ...cellOf(total) }))}
      chosen={chosen}
      onChoose={onChoose}
    >
      {rest > 0 && (
        <button type="button" className="total-cell" onClick={() => setOpen(true)}>
          {texts.moreCurrencies(rest)}
        </button>
      )}
      {children}
    </TotalCells>
  );
}
