import { useState, type ReactNode } from 'react';
import type { FaqRow } from '@lectern/contract/content';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { choicesOf, onlyId } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useSearchParams } from '@lectern/ui-kit/router';
import { ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { rowActions, withMeaning } from './actions';
import { useChoices } from './choices';
import { columns, columnsOfSearch, faqs as allFaqs, faqsInOrder } from './faq';
import { FaqFilters } from './FaqFilters';
import { FaqRows } from './FaqRows';
import { MoveFaq } from './MoveFaq';
import { useCategoryOrder } from './use-category-order';
import { filterables } from './view';

const FaqPanel = lazyWithRetry(() => import(/* webpackChunkName: "faq-panel" */ './FaqPanel'));
const CategoriesPanel = lazyWithRetry(() => import(/* webpackChunkName: "faq-categories" */ './CategoriesPanel'));

/** `/FAQs`: list, side panel of one FAQ, categories, and Recently deleted. */
export default function FaqListScreen(): ReactNode {
  const choices = useChoices();
  const [params] = useSearchParams();
  const categoryId = onlyId(params.get('filter[categoryId]'));
  const faqs = useRecords(categoryId === undefined ? allFaqs : faqsInOrder, {
    columns: params.get('q') ? columnsOfSearch : columns,
    filters: filterables(choices, choicesOf(params.get('filter[audience]') ?? '')),
  });
  const { list, may } = faqs;
  const order = useCategoryOrder(list, categoryId, may.edit);
  const [moving, setMoving] = useState<FaqRow>();
  const [showsCategories, setShowsCategories] = useState(false);
  const moved = list.rows.find(({ id }) => id === moving?.id);

  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={faqs} />}>
        <Button onClick={() => setShowsCategories(true)}>{texts.categories}</Button>
      </ListHead>
      <FaqFilters list={list} order={order} />
      <FaqRows
        faqs={faqs}
        order={order}
        empty={<NoRecords records={faqs}>{texts.whatItIs}</NoRecords>}
        actions={(row) => rowActions(row, faqs.rowActions(row), order.isMovable ? setMoving : undefined)}
        bulk={faqs.bulkActions.map(withMeaning)}
      />
      {faqs.hasPanel && <FaqPanel faqs={faqs} choices={choices} categoryId={categoryId} />}
      {showsCategories && <CategoriesPanel mayEdit={may.edit} onClose={() => setShowsCategories(false)} />}
      {moved && (
        <MoveFaq
          row={moved}
          rows={list.rows}
          behind={order.behind}
          onMove={(beforeId) => {
            setMoving(undefined);
            void order.move(moved.id, beforeId);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </div>
  );
}
