import type { ReactNode } from 'react';
import * as texts from '../texts/import';
import type { StoredValue } from './lines-of';
import './stored-values.css';

/** Values to be stored of a row, each with the cell of the file where it differs. */
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
