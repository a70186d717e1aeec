import { useState } from 'react';
import { readPdf } from '@lectern/api-client';
import { invoiceCalls } from '@lectern/contract/commerce';
import { saveBlob } from '@lectern/ui-kit/list';

/** Saves the PDF of a paper, one at a time; a refusal is shown by the client. */
export const useDownload = (id: number): { readonly busy: boolean; readonly download: () => void } => {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await readPdf(invoiceCalls.download, { id }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: () => void (busy || save().catch(() => undefined)) };
};
