import type { ReactNode } from 'react';
import type { ImportColumn, ImportField } from '@lectern/contract/platform/imports';
import { Select } from '../form/Select';
import './import.css';

interface Props {
  readonly columns: readonly ImportColumn[];
  readonly fields: readonly ImportField[];
  readonly chosen: readonly (string | null)[];
  readonly onChoose: (column: number, field: string | null) => void;
}

const headOf = (head: string, at: number): string => head || `Column ${at + 1}, without a head`;

/** One line for each column: its head, what stands in it, and the field that it is. */
export function MatchTable({ columns, fields, chosen, onChoose }: Props): ReactNode {
  const options = fields.map(({ name, label, isRequired }) => ({ value: name, label: isRequired ? `${label} (required)` : label }));
  return (
    <div className="import-frame">
      <table className="import-table is-match" aria-label="Columns of the file">
        <thead>
          <tr>
            <th scope="col">Column in the file</th>
            <th scope="col" className="is-p1">For example</th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ head, samples }, at) => (
            <tr key={at}>
              <th scope="row">{headOf(head, at)}</th>
              <td className="is-p1 is-quiet">{samples.join(' · ') || 'empty'}</td>
              <td>
                <Select small label={`${headOf(head, at)} becomes`} value={chosen[at] ?? ''} options={options} placeholder="Not imported" onChange={(field) => onChoose(at, field === '' ? null : field)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
