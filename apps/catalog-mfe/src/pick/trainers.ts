import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { batchCalls } from '@lectern/contract/people';
import type { Found } from '@lectern/ui-kit/form';
import { choice } from '@lectern/ui-kit/names';
import { quietly } from './found';

/** Verified trainers of this name. */
export const useFoundTrainers = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(batchCalls.trainers, { q }, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, name, headline }) => choice(id, name, headline)),
    isPending: isFetching,
    failed: isError,
  };
};

/** Trainers as a filter offers them. */
export const useTrainerOptions = () => {
  const { data } = useRead(batchCalls.trainers, {}, quietly(true));
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
};
