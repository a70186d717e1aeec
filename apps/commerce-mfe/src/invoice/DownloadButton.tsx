import { useState, type ReactNode } from 'react';
import { readPdf } from '@lectern/api-client';
import { invoiceCalls } from '@lectern/contract/commerce';
import { saveBlob } from '@lectern/ui-kit/list';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/invoice';

/** Saves the PDF of a paper; a refusal is shown by the client. */
export function DownloadButton({ id }: { readonly id: number }): ReactNode {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await readPdf(invoiceCalls.download, { id }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="arrow-down" />}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => void (busy || save().catch(() => undefined))}
    >
      {texts.download}
    </Button>
  );
}
