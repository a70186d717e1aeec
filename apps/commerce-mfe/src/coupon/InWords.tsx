import type { ReactNode } from 'react';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import * as texts from '../texts/in-words';
import { inWords } from './in-words';
import type { CouponValues } from './values';
import './in-words.css';

/** The summary of a coupon, next to the form and on its page. */
export function InWords({
  values,
  currencies,
}: {
  readonly values: CouponValues;
  readonly currencies: readonly CurrencyRow[];
}): ReactNode {
  const { sentence, example } = inWords(values, currencies);
  return (
    <aside className="coupon-words" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>
        {sentence.map(({ text, missing }, at) => (missing ? <em key={at}>{text}</em> : <span key={at}>{text}</span>))}
      </p>
      {example && <p className="coupon-example">{texts.example(<b>{example.price}</b>, <b>{example.cost}</b>)}</p>}
    </aside>
  );
}
