import type { ReactNode } from 'react';
import type { ImportColumn, ImportField } from '@lectern/contract/platform/import';
import { Select } from '../form/Select';
import * as texts from '../texts/import';
import './rows.css';

interface Props {
  readonly columns: readonly ImportColumn[];
  readonly fields: readonly ImportField[];
  readonly chosen: readonly (string | null)[];
  readonly onChoose: (column: number, field: string | null) => void;
}

const headOf = (head: string, at: number): string => head || texts.withoutHead(at + 1);

/** One line for each column: its head, its content, and the field that it is. */
export function MatchTable({ columns, fields, chosen, onChoose }: Props): ReactNode {
  const options = fields.map(({ name, label, isRequired }) => ({
    value: name,
    label: isRequired ? texts.required(label) : label,
  }));
  return (
    <div className="import-frame">
      <table className="import-table is-match" aria-label={texts.columnsOfFile}>
        <thead>
          <tr>
            <th scope="col">{texts.columnInFile}</th>
            <th scope="col" className="is-p1">
              {texts.forExample}
            </th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ head, samples }, at) => (
            <tr key={at}>
              <th scope="row">{headOf(head, at)}</th>
              <td className="is-p1 is-quiet">{samples.join(' · ') || texts.empty}</td>
              <td>
                <Select
                  small
                  label={texts.becomesOf(headOf(head, at))}
                  value={chosen[at] ?? ''}
                  options={options}
                  placeholder={texts.notImported}
                  onChange={(field) => onChoose(at, field === '' ? null : field)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
