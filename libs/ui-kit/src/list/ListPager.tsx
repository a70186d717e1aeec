import type { ReactNode } from 'react';
import type { Page } from '@lectern/contract/wire';
import { Pager } from './Pager';
import { useTrail, type Turning } from './use-trail';

interface Props {
  readonly state: Turning & { readonly setLimit: (limit: number) => void };
  readonly read: { readonly data: Page<unknown> | undefined; readonly isPlaceholderData: boolean };
}

/** The pager of a list that is read by page and, where pages have no number, by cursor. */
export function ListPager({ state, read: { data, isPlaceholderData } }: Props): ReactNode {
  const shown = isPlaceholderData ? undefined : data;
  const toPage = useTrail(state, shown);
  return (
    data && (
      <Pager
        page={state.page}
        limit={state.limit}
        total={data.total}
        totalIsEstimate={data.totalIsEstimate}
        shown={shown}
        onPage={toPage}
        onLimit={state.setLimit}
      />
    )
  );
}
