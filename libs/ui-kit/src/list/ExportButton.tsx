import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useMay } from '@lectern/auth';
import { needsRight } from '@lectern/contract/right-labels';
import { Icon } from '../icons/Icon';
import { lazyWithRetry } from '../kit/lazy-with-retry';
import * as texts from '../texts/table-tools';
import { exportIcon } from './icons';
import type { ExportedList } from './worked-list';

interface PanelProps<Row> {
  readonly list: ExportedList<Row>;
  readonly onClose: () => void;
}

const ExportPanel = lazyWithRetry(() => import(/* webpackChunkName: "list-export" */ './ExportPanel')) as <Row>(
  props: PanelProps<Row>,
) => ReactNode;

/** What the list shows as a file. Who may not export sees why. */
export function ExportButton<Row>({ list }: { readonly list: ExportedList<Row> }): ReactNode {
  const [open, setOpen] = useState(false);
  const may = useMay(['exportData']);
  const disabledReason = may ? undefined : needsRight('exportData');
  return (
    <>
      <Tooltip describeChild title={disabledReason ?? ''}>
        <Button
          variant="text"
          startIcon={<Icon name={exportIcon} />}
          aria-disabled={!may}
          aria-description={disabledReason}
          onClick={() => may && setOpen(true)}
        >
          {texts.exportAll}
        </Button>
      </Tooltip>
      {open && <ExportPanel list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
