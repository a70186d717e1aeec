import type { ReactNode } from 'react';
import * as texts from '../texts/import';
import type { StoredValue } from './lines-of';
import './stored-values.css';

/** What will be written of a row, each value with what the file has where that differs. */
export function StoredValues({ values }: { readonly values: readonly StoredValue[] }): ReactNode {
  if (values.length === 0) return null;
  return (
    <dl className="import-stored">
      {values.map(({ name, label, text, cell }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {text}
            {cell !== '' && <span> {texts.inFile(cell)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
