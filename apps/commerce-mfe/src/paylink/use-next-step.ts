import { useState } from 'react';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { paylinkCalls, type PaylinkDetail, type PaylinkRow } from '@lectern/contract/commerce';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/paylink-links';
import { copyLinkOf, readLink, saveInvoice } from './link-actions';
import type { NextStep } from './link-state';

/** Does the next step of a link, one at a time; a refusal is shown by the client. */
export const useNextStep = (again: () => void, onAgain: (link: PaylinkDetail) => void) => {
  const [busy, setBusy] = useState<number>();
  const { mutateAsync: mail } = useCall(paylinkCalls.mail);
  const steps: Readonly<Record<NextStep, (link: PaylinkRow) => Promise<void>>> = {
    copy: ({ id }) => copyLinkOf(id),
    send: async ({ id }) => {
      await mail({ id });
      notify('success', texts.sent);
      again();
    },
    again: async ({ id }) => onAgain(await readLink(id)),
    invoice: async ({ invoiceId }) => {
      if (invoiceId !== null) await saveInvoice(invoiceId);
    },
  };
  const run = async (step: NextStep, link: PaylinkRow): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(link.id);
    try {
      await steps[step](link);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, run };
};
