import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import type { Failure } from '@lectern/contract/wire';
import { notify } from '../notices/notify';

/** What an action changes: the calls whose answers are read again behind it. A constant. */
export type Changed = readonly Pick<Call, 'path'>[];

/** Shows success at once and reads again what it changed. Called before a navigation and awaited behind it: a page with something to read is not reloaded. */
export const useSaved = (changed: Changed): ((text: string) => Promise<void>) => {
  const queryClient = useQueryClient();
  return (text) => {
    notify('success', text);
    return invalidate(queryClient, ...changed);
  };
};

interface Telling {
  readonly successText?: string;
  /** Takes a refusal that the call leaves to its caller (`handled: [400, 409]`); any other the client has reported. */
  readonly onFailure?: (failure: Failure) => void;
}

/**
 * Something that is done to a record outside of its form: shows success or the error, and always reads again what it changes.
 * Resolves with whether it was done.
 */
export const useAction = (
  changed: Changed,
): ((work: () => Promise<unknown>, telling?: Telling) => Promise<boolean>) => {
  const queryClient = useQueryClient();
  return useCallback(
    async (work, { successText, onFailure } = {}) => {
      try {
        await work();
        if (successText) notify('success', successText);
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.status === 400 || error.status === 409) onFailure?.(error.failure);
        return false;
      } finally {
        await invalidate(queryClient, ...changed);
      }
    },
    [queryClient, changed],
  );
};
