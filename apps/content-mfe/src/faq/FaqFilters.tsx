import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { ListBar } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import type { FaqList } from './use-faq-list';

interface Props {
  readonly list: FaqList;
  /** Said at the end: why rows can't be moved here. */
  readonly hint: string | undefined;
}

/** Search and filters above the list, and the way between the order of a category and other orders. */
export function FaqFilters({ list, hint }: Props): ReactNode {
  const { state, categoryId, inOrder } = list;
  const [, setParams] = useSearchParams();
  const byLastChange = (): void =>
    setParams(
      (now) =>
        new URLSearchParams([
          ...[...now].filter(([name]) => name !== 'sort' && name !== 'page'),
          ['sort', '-updatedAt'],
        ]),
    );
  return (
    <ListBar list={list} search={texts.search}>
      {categoryId !== undefined && !state.deleted && (
        <>
          {hint && <span className="faq-hint">{hint}</span>}
          <Button variant="text" onClick={() => (inOrder ? byLastChange() : state.sortBy('sortKey'))}>
            {inOrder ? texts.sortByLastChange : texts.orderOfCategory}
          </Button>
        </>
      )}
    </ListBar>
  );
}
