import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls, type FaqStatus } from '@lectern/contract/content';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/faq';
import { statusVerbs } from '../texts/words';
import type { FaqRow } from './values';

/** What is done to a row without opening it. A refusal is told, and the list is read anew in every case. */
export const useFaqMoves = () => {
  const queryClient = useQueryClient();
  const { mutateAsync: order } = useCall(faqCalls.order, { handled: [409] });
  const { mutateAsync: change } = useCall(faqCalls.changeStatus);
  const { mutateAsync: bringBack } = useCall(faqCalls.restore, { handled: [409] });
  const readAnew = (): Promise<void> => invalidate(queryClient, faqCalls.list, faqCalls.details, faqCategoryCalls.list);

  /** Runs a call; answers whether it was done. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The client has told all but a 409: there the row itself may be the result, which is no sentence.
      if (error.status === 409) notify('error', error.failure.message);
      return false;
    } finally {
      await readAnew();
    }
  };

  return {
    move: ({ id, version, categoryId }: FaqRow, beforeId: number | null): Promise<boolean> => attempt(() => order({ id, version, categoryId, beforeId })),
    changeStatus: ({ id, version }: FaqRow, status: FaqStatus): Promise<boolean> =>
      attempt(async () => {
        const { items } = await change({ items: [{ id, version }], status });
        const refused = items.find((item) => !item.done)?.reason;
        notify(refused ? 'error' : 'success', refused ?? statusVerbs[status].done);
      }),
    restore: ({ id, version }: FaqRow): Promise<boolean> =>
      attempt(async () => {
        await bringBack({ id, version });
        notify('success', texts.restored);
      }),
  };
};
