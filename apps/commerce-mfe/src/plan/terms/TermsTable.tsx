import type { ReactNode } from 'react';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import * as texts from '../../texts/plan-terms';
import { FeatureRows } from './FeatureRows';
import { LimitRows } from './LimitRows';
import { PeriodRows } from './PeriodRows';
import { PriceRows } from './PriceRows';
import type { RowsProps } from './rows-props';
import './terms.css';

interface Props extends RowsProps {
  readonly currencies: readonly CurrencyRow[];
  /** Heads of the columns: 'Version 3, on sale' and 'Version 4, draft'. */
  readonly heads?: readonly [live: ReactNode, draft: ReactNode];
}

/** All terms of a plan as rows of fields, next to the version on sale where there is one. */
export function TermsTable({ heads, currencies, ...rows }: Props): ReactNode {
  const group = (title: string, places: readonly string[], children: ReactNode): ReactNode =>
    rows.onlyChanges && !rows.differences.some(({ at }) => places.some((place) => at.startsWith(place))) ? null : (
      <section aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    );
  return (
    <div className={heads ? 'terms' : 'terms is-alone'}>
      {heads && (
        <div className="term-row term-heads">
          <span />
          <div className="term-live">{heads[0]}</div>
          <div className="term-draft">{heads[1]}</div>
        </div>
      )}
      {group(texts.terms, ['period', 'trialDays', 'graceDays', 'commissionBp', 'taxCode'], <PeriodRows {...rows} />)}
      {group(texts.prices, ['prices'], <PriceRows {...rows} currencies={currencies} />)}
      {group(texts.limits, ['limits'], <LimitRows {...rows} />)}
      {group(texts.features, ['features'], <FeatureRows {...rows} />)}
    </div>
  );
}
