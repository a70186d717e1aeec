import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { paylinkCalls, paymentCalls, refundCalls } from '@lectern/contract/commerce';

/** Lists with changes that may be news of a payment: an event changes its link, a refund its sums. */
const heard: readonly string[] = [paymentCalls, paylinkCalls, refundCalls].map(({ list }) => list.path);

/** Reads the payment again when it or its link changes. */
export const useLivePayment = (): void => {
  const queryClient = useQueryClient();
  const again = useCallback((): void => void invalidate(queryClient, paymentCalls.detail), [queryClient]);
  useLive(
    'changed',
    useCallback(({ list }) => heard.includes(list) && again(), [again]),
  );
  useLive('missed', again);
};
