import { readPdf, send } from '@lectern/api-client';
import { invoiceCalls, paylinkCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { notify } from '@lectern/ui-kit';
import { saveBlob } from '@lectern/ui-kit/list';
import * as texts from '../texts/paylink-links';

/** Puts a text on the clipboard; false, with a message, where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notify('error', texts.notCopied);
    return false;
  }
};

export const readLink = async (id: number): Promise<PaylinkDetail> => (await send(paylinkCalls.detail, { id })).link;

/** Copies the address of a link of the list, which holds none itself. */
export const copyLinkOf = async (id: number): Promise<void> => {
  const { url } = await readLink(id);
  if (url === null) return notify('warning', texts.noAddress);
  if (await copyText(url)) notify('success', texts.linkCopied);
};

/** Saves the invoice of a paid link as a file. */
export const saveInvoice = async (invoiceId: number): Promise<void> =>
  saveBlob(await readPdf(invoiceCalls.download, { id: invoiceId }));
