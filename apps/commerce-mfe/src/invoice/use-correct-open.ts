import { useCallback } from 'react';
import { useSearchParams } from '@lectern/ui-kit/router';

/** The open dialog of a correction, kept in the address: a notice leads to it by `correct=request`. */
export const useCorrectOpen = (): readonly [isOpen: boolean, setOpen: (open: boolean) => void] => {
  const [params, setParams] = useSearchParams();
  const setOpen = useCallback(
    (open: boolean) =>
      setParams(
        (now) => {
          if (open) now.set('correct', 'open');
          else now.delete('correct');
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.has('correct'), setOpen];
};
