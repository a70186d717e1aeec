import { Fragment, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { ImportField } from '@lectern/contract/platform/import';
import { Icon } from '../icons/Icon';
import { capital, numberText } from '../list/words';
import * as texts from '../texts/import';
import { FixRow } from './FixRow';
import { StoredValues } from './StoredValues';
import type { ReviewLine } from './lines-of';
import './rows.css';

interface Props {
  readonly isOver: boolean;
  readonly jobId: number;
  readonly one: string;
  readonly fields: readonly ImportField[];
  readonly lines: readonly ReviewLine[];
}

const iconOf: Readonly<Record<ReviewLine['kind'], string>> = {
  error: 'circle-x',
  left: 'circle-slash',
  warning: 'triangle-alert',
  update: 'pencil',
  add: 'plus',
  done: 'circle-check',
};
const canFix = ({ kind, field }: ReviewLine): boolean => field !== '' && kind !== 'done';

/** A line for each thing that is to be said of a row; the value that it is about is mended below it. */
export function ReviewTable({ isOver, jobId, one, fields, lines }: Props): ReactNode {
  const [open, setOpen] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  // The button that opened the line may be gone with it: then the focus stays in the table.
  const close = (rowNo: number): void => {
    setOpen(undefined);
    (table.current?.querySelector<HTMLElement>(`button[data-row="${rowNo}"]`) ?? table.current)?.focus();
  };
  return (
    <table ref={table} tabIndex={-1} className="import-table" aria-label={texts.rowsOfFile}>
      <thead>
        <tr>
          <th scope="col" className="is-number">
            {texts.row}
          </th>
          <th scope="col" className="is-p1">
            {capital(one)}
          </th>
          <th scope="col" className="is-p1">
            {texts.column}
          </th>
          <th scope="col" className="is-value">
            {texts.value}
          </th>
          <th scope="col">{lines.every(({ kind }) => kind === 'error') ? texts.whatIsWrong : texts.whatBecomes}</th>
          <th>
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.key}>
            <tr>
              <td className="is-number is-quiet">{numberText(line.rowNo)}</td>
              <td className="is-p1">{line.label}</td>
              <td className="is-p1 is-quiet">{line.column}</td>
              <td>
                {line.value || (line.field && <span className="is-quiet">{texts.empty}</span>)}
                <StoredValues values={line.stored} />
              </td>
              <td>
                <span className={`import-note is-${line.kind}`}>
                  <Icon name={iconOf[line.kind]} size={14} />
                  {line.text}
                </span>
              </td>
              <td>
                {!isOver && canFix(line) && (
                  <Button
                    size="small"
                    variant="text"
                    data-row={line.rowNo}
                    aria-expanded={open === line.key}
                    aria-label={texts.fixOf(line.column, numberText(line.rowNo))}
                    onClick={() => setOpen(open === line.key ? undefined : line.key)}
                  >
                    {texts.fix}
                  </Button>
                )}
              </td>
            </tr>
            {open === line.key && (
              <tr className="is-open">
                <td colSpan={6}>
                  <FixRow
                    jobId={jobId}
                    line={line}
                    field={fields.find(({ name }) => name === line.field)}
                    onClose={() => close(line.rowNo)}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
