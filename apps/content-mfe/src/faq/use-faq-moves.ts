import { useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls, type FaqStatus } from '@lectern/contract/content';
import { notify, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/faq';
import { statusVerbs } from '../texts/words';
import type { FaqRow } from './values';

const changed = [faqCalls.list, faqCalls.details, faqCategoryCalls.list];

/** What is done to a row without opening it; each resolves with whether it was done. */
export const useFaqMoves = () => {
  const { mutateAsync: order } = useCall(faqCalls.order);
  const { mutateAsync: change } = useCall(faqCalls.changeStatus);
  const { mutateAsync: bringBack } = useCall(faqCalls.restore);
  const attempt = useAction(changed);
  return {
    move: ({ id, version, categoryId }: FaqRow, beforeId: number | null): Promise<boolean> =>
      attempt(() => order({ id, version, categoryId, beforeId })),
    changeStatus: ({ id, version }: FaqRow, status: FaqStatus): Promise<boolean> =>
      attempt(async () => {
        const { items } = await change({ items: [{ id, version }], status });
        const blocker = items.find((item) => !item.done)?.reason;
        notify(blocker ? 'error' : 'success', blocker ?? statusVerbs[status].successText);
      }),
    restore: ({ id, version }: FaqRow): Promise<boolean> =>
      attempt(() => bringBack({ id, version }), { successText: texts.restored }),
  };
};
