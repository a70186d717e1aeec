import { useRef, useState, type ReactNode } from 'react';
import { readFile } from '@lectern/api-client';
import { useMay } from '@lectern/auth';
import { reportExportCalls, reportFormats, type ReportFormat } from '@lectern/contract/commerce';
import { needsRight } from '@lectern/contract/right-labels';
import { Icon } from '@lectern/ui-kit/icons';
import { saveBlob } from '@lectern/ui-kit/list';
import { Button, Menu, MenuItem, Tooltip } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/report-saved';
import type { ReportView } from '../report-view';
import { SaveDialog, type SavedRows } from './SaveDialog';
import { newValues } from './save-values';

interface Props {
  readonly rows: SavedRows;
  readonly view: Pick<ReportView, 'preset' | 'period'>;
}

const formats = Object.keys(reportFormats) as ReportFormat[];

/** The buttons of a report: its rows as a file, and a saved report of them. Both take figures out of the console. */
export function ReportActions({ rows, view }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'menu' | 'save'>();
  const [busy, setBusy] = useState(false);
  const may = useMay(['exportData']);
  const disabledReason = may ? undefined : needsRight('exportData');
  const close = (): void => setOpened(undefined);
  const download = async (format: ReportFormat): Promise<void> => {
    close();
    setBusy(true);
    try {
      saveBlob(await readFile(reportExportCalls.read, { ...rows, ...view.period, format }));
    } finally {
      setBusy(false);
    }
  };
  const refused = { 'aria-disabled': !may, 'aria-description': disabledReason };
  return (
    <>
      <Tooltip describeChild title={disabledReason ?? ''}>
        <Button
          variant="outlined"
          startIcon={<Icon name="mail" />}
          onClick={() => may && setOpened('save')}
          {...refused}
        >
          {texts.saveAndMail}
        </Button>
      </Tooltip>
      <Tooltip describeChild title={disabledReason ?? ''}>
        <Button
          ref={button}
          variant="outlined"
          endIcon={<Icon name="chevron-down" />}
          aria-haspopup="menu"
          aria-expanded={opened === 'menu'}
          aria-busy={busy}
          onClick={() => may && !busy && setOpened('menu')}
          {...refused}
        >
          {texts.exportVerb}
        </Button>
      </Tooltip>
      <Menu
        open={opened === 'menu'}
        anchorEl={() => button.current as HTMLButtonElement}
        onClose={close}
        slotProps={{ list: { 'aria-label': texts.exportOf } }}
      >
        {formats.map((format) => (
          // The client has shown a refusal.
          <MenuItem key={format} onClick={() => void download(format).catch(() => undefined)}>
            {reportFormats[format]}
          </MenuItem>
        ))}
      </Menu>
      {opened === 'save' && <SaveDialog rows={rows} initial={newValues(view)} onClose={close} />}
    </>
  );
}
