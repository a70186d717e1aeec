import type { ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/invoice';
import { useDownload } from './use-download';

/** Saves the PDF of a paper. */
export function DownloadButton({ id }: { readonly id: number }): ReactNode {
  const { busy, download } = useDownload(id);
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="arrow-down" />}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={download}
    >
      {texts.download}
    </Button>
  );
}
