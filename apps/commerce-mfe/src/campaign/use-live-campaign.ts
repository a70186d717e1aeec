import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { campaignCalls, couponCalls } from '@lectern/contract/commerce';

/** Lists with changes that may be news of a campaign. */
export const heard: readonly string[] = [couponCalls.list.path, campaignCalls.entries.path];

/** Reads the campaign's figures again when it or its entries change. */
export const useLiveCampaign = (): void => {
  const queryClient = useQueryClient();
  const again = useCallback((): void => void invalidate(queryClient, couponCalls.detail), [queryClient]);
  useLive(
    'changed',
    useCallback(({ list }) => heard.includes(list) && again(), [again]),
  );
  useLive('missed', again);
};
