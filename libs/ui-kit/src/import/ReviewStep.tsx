import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { ImportDetail } from '@lectern/contract/platform/import';
import * as texts from '../texts/import';
import { orderText } from './day-words';
import { FailedRows } from './FailedRows';
import { Figures } from './Figures';
import { ImportFoot } from './ImportFoot';
import type { ImportSetup } from './import-types';
import { ReviewRows } from './ReviewRows';
import { RowChoice, type Shown } from './RowChoice';
import './import.css';

interface Props {
  readonly setup: ImportSetup;
  readonly detail: ImportDetail;
  readonly isBusy: boolean;
  readonly onColumns: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** What would become of each row, before anything is written; rows can be mended where they stand. */
export function ReviewStep({ setup, detail, isBusy, onColumns, onCancel, onConfirm }: Props): ReactNode {
  const { counts, fileName, job } = detail;
  const [shown, setShown] = useState<Shown>(counts.error > 0 ? 'error' : 'all');
  const ready = counts.add + counts.update;
  return (
    <>
      <p className="import-about">{texts.nothingWritten(<b>{fileName}</b>, texts.rows(counts.all))}</p>
      {detail.days.map(({ field, order, example }) => (
        <p key={field} className="import-about">
          {texts.datesAreRead(
            <b>{detail.fields.find(({ name }) => name === field)?.label ?? field}</b>,
            orderText(order, example).text,
          )}
        </p>
      ))}
      <Figures
        figures={[
          { label: texts.willBeAdded, value: counts.add },
          { label: texts.willBeUpdated, value: counts.update },
          { label: texts.leftOutAlready, value: counts.duplicate },
          { label: texts.leftOutErrors, value: counts.error, isBad: true },
        ]}
      />
      <div className="import-bar">
        <RowChoice counts={counts} shown={shown} onShow={setShown} />
        {counts.error + counts.duplicate > 0 && <FailedRows id={job.id} label={texts.leftOutFile} />}
      </div>
      <ReviewRows key={shown} setup={setup} detail={detail} shown={shown} />
      <ImportFoot
        start={
          <>
            <Button variant="text" aria-disabled={isBusy} onClick={() => !isBusy && onColumns()}>
              {texts.backToColumns}
            </Button>
            <Button variant="text" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
              {texts.cancelImport}
            </Button>
          </>
        }
      >
        {ready === 0 && <span id="import-none">{texts.noneYet}</span>}
        <Button
          variant="contained"
          aria-busy={isBusy}
          aria-disabled={isBusy || ready === 0}
          aria-describedby={ready === 0 ? 'import-none' : undefined}
          onClick={() => !isBusy && ready > 0 && onConfirm()}
        >
          {texts.importRows(texts.rows(ready))}
        </Button>
      </ImportFoot>
    </>
  );
}
