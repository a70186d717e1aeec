import type { ReactNode } from 'react';
import Radio from '@mui/material/Radio';
import * as texts from '../texts/conflict';
import type { Merge } from './merge';

/** How a record's fields are shown: their labels, and words for values that are no words. */
export type ConflictFields<Values> = {
  readonly [Field in keyof Values]?: { readonly label: string; readonly show?: (value: Values[Field]) => ReactNode };
};

/** A value in words; an empty one says so. */
export const showWith = <Values extends object>(
  fields: ConflictFields<Values>,
  field: keyof Values & string,
  values: Values,
): ReactNode => {
  const value = values[field];
  const shown = fields[field]?.show?.(value) ?? (value === null || value === undefined ? '' : String(value));
  return shown === '' ? texts.empty : shown;
};

interface Props<Values extends object> {
  /** Of the group of radios. */
  readonly name: string;
  readonly field: keyof Values & string;
  readonly fields: ConflictFields<Values>;
  readonly merge: Merge<Values>;
  readonly chosen: 'yours' | 'theirs' | undefined;
  readonly onChoose: (side: 'yours' | 'theirs') => void;
}

/** A field that both changed: two cards, one to choose. */
export function Clash<Values extends object>({
  name,
  field,
  fields,
  merge,
  chosen,
  onChoose,
}: Props<Values>): ReactNode {
  const label = fields[field]?.label ?? field;
  const sides = [
    { side: 'yours', word: texts.yours, values: merge.mine },
    { side: 'theirs', word: texts.theirs, values: merge.theirs },
  ] as const;
  return (
    <div className="conflict-field" role="radiogroup" aria-label={label}>
      <span className="conflict-label">{label}</span>
      {sides.map(({ side, word, values }) => (
        <label key={side} className={chosen === side ? 'conflict-card is-chosen' : 'conflict-card'}>
          <Radio name={name} value={side} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <span className="visually-hidden">{word}: </span>
            {showWith(fields, field, values)}
          </span>
        </label>
      ))}
    </div>
  );
}
