import type { ReactNode } from 'react';
import { numberText } from '../list/words';
import './figures.css';

export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly isBad?: boolean;
}

/** A few numbers in a strip. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className="import-figures">
      {figures.map(({ label, value, isBad }) => (
        <div key={label} className={isBad && value > 0 ? 'is-bad' : undefined}>
          <dt>{label}</dt>
          <dd>{numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
