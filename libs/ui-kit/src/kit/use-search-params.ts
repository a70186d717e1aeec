import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext,
  useNavigate,
  useSearchParams as useDrawnSearchParams,
  type NavigateOptions,
} from 'react-router-dom';

/** A new query, or how it follows from the one that is in the address now. */
export type SearchParamsChange = URLSearchParams | Record<string, string> | ((now: URLSearchParams) => URLSearchParams);

/**
 * The router's `useSearchParams`, but a change that is a function is given what the address says now: the router's own gives the values drawn
 * last, so that of two changes in a busy moment the first would be undone by the second.
 */
export const useSearchParams = (): [
  URLSearchParams,
  (change: SearchParamsChange, options?: NavigateOptions) => void,
] => {
  const [drawn] = useDrawnSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const set = useCallback(
    (change: SearchParamsChange, options?: NavigateOptions): void => {
      const next =
        typeof change === 'function'
          ? change(new URLSearchParams(router ? router.state.location.search : drawn))
          : new URLSearchParams(change);
      void navigate(`?${next}`, options);
    },
    [router, drawn, navigate],
  );
  return [drawn, set];
};
