import { useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { invoiceIssueCalls, orderCalls } from '@lectern/contract/commerce';
import { notify, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/payment-decision';
import { changed } from './changed';

/** The decisions that need no dialog: access again or as it is, and the invoice that is missing. */
export const useDecide = (orderId: number) => {
  const [busy, setBusy] = useState(false);
  const { mutateAsync: decide } = useCall(orderCalls.access, { handled: [400, 409] });
  const { mutateAsync: issue } = useCall(invoiceIssueCalls.issue, { handled: [400, 409] });
  const attempt = useAction(changed);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await attempt(work, {
      onFailure: ({ message, result }) => notify('error', typeof result === 'string' ? result : message),
    });
    setBusy(false);
  };
  return {
    busy,
    retry: (): void =>
      void run(async () => {
        const { order } = await decide({ orderId, decision: 'retry' });
        if (order.access === 'failed') notify('warning', texts.stillNot(order.accessError));
        else notify('success', texts.given);
      }),
    keep: (): void =>
      void run(async () => {
        await decide({ orderId, decision: 'keep' });
        notify('success', texts.kept);
      }),
    issue: (): void =>
      void run(async () => {
        const { invoice } = await issue({ orderId });
        notify('success', texts.issued(invoice.number));
      }),
  };
};
