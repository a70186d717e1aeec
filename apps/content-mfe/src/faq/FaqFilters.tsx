import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import type { FaqRow } from '@lectern/contract/content';
import { ListBar, type List } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import type { CategoryOrder } from './use-category-order';

interface Props {
  readonly list: List<FaqRow>;
  readonly order: CategoryOrder;
}

/** Search and filters above the list, and the switch between category order and other orders. */
export function FaqFilters({ list, order: { isOfCategory, inOrder, hint } }: Props): ReactNode {
  const { state } = list;
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
      {isOfCategory && (
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
