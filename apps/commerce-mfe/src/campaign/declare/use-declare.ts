import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { campaignCalls } from '@lectern/contract/commerce';
import { changed } from '../changed';

/** Declares a result. Where it can't be declared any more, `other` has the person and time of the declaration. */
export const useDeclare = (couponId: number) => {
  const [isRefused, setRefused] = useState(false);
  const queryClient = useQueryClient();
  const { mutateAsync } = useCall(campaignCalls.declare, { handled: [400, 409] });
  const check = useRead(
    campaignCalls.checkDeclared,
    { id: couponId },
    { enabled: isRefused, quiet: true, handled: 'all', staleTime: 0, gcTime: 0 },
  );
  const declare = async (confirm: string) => {
    try {
      return await mutateAsync({ id: couponId, confirm });
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        setRefused(true);
        void invalidate(queryClient, ...changed, campaignCalls.checkDeclared);
      }
      throw error;
    }
  };
  return { declare, other: isRefused && check.data?.declared ? check.data : undefined };
};
