import { useState, type ReactNode } from 'react';
import { readPdf } from '@lectern/api-client';
import { useMay } from '@lectern/auth';
import { batchReportCalls } from '@lectern/contract/people';
import { needsRight } from '@lectern/contract/right-labels';
import { saveBlob } from '@lectern/ui-kit/list';
import { Button, Tooltip } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/batch-report';

interface Props {
  readonly batchId: number;
  /** Whose report it is, where it is not that of the whole batch. */
  readonly studentId: number | undefined;
}

/** Saves the report that is shown as a PDF. Who may not export sees why. */
export function SavePdf({ batchId, studentId }: Props): ReactNode {
  const [isReading, setReading] = useState(false);
  const may = useMay(['exportData']);
  const disabledReason = may ? undefined : needsRight('exportData');
  const save = async (): Promise<void> => {
    setReading(true);
    try {
      saveBlob(await readPdf(batchReportCalls.pdf, { batchId, ...(studentId !== undefined && { studentId }) }));
    } finally {
      setReading(false);
    }
  };
  return (
    <Tooltip describeChild title={disabledReason ?? ''}>
      <Button
        variant="text"
        aria-busy={isReading}
        aria-disabled={!may}
        aria-description={disabledReason}
        onClick={() => may && !isReading && void save().catch(() => undefined)}
      >
        {texts.saveAsPdf}
      </Button>
    </Tooltip>
  );
}
