import { useState, type ReactNode } from 'react';
import { faqCalls } from '@lectern/contract/content';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { choicesOf } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { OrderedRows, OrderSwitch, useOnlyParent, useOrder } from '@lectern/ui-kit/record-order';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useSearchParams } from '@lectern/ui-kit/router';
import { ListBar, ListHead } from '@lectern/ui-kit/table';
import { useEarlierTexts } from '../revisions/use-earlier-texts';
import * as texts from '../texts/faq';
import { rowActions, withMeaning } from './actions';
import { useChoices } from './choices';
import { columns, columnsOfSearch, faqs as allFaqs, faqsInOrder } from './faq';
import { filterables } from './view';

const FaqPanel = lazyWithRetry(() => import(/* webpackChunkName: "faq-panel" */ './FaqPanel'));
const CategoriesPanel = lazyWithRetry(() => import(/* webpackChunkName: "faq-categories" */ './CategoriesPanel'));

/** `/FAQs`: list, side panel of one FAQ, categories, and Recently deleted. */
export default function FaqListScreen(): ReactNode {
  const choices = useChoices();
  const [params] = useSearchParams();
  const categoryId = useOnlyParent('categoryId');
  const faqs = useRecords(categoryId === undefined ? allFaqs : faqsInOrder, {
    columns: params.get('q') ? columnsOfSearch : columns,
    filters: filterables(choices, choicesOf(params.get('filter[audience]') ?? '')),
  });
  const { list, may } = faqs;
  const order = useOrder(faqs, 'categoryId', faqCalls.order);
  const earlier = useEarlierTexts(faqs, 'answerHtml');
  const [showsCategories, setShowsCategories] = useState(false);

  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={faqs} />}>
        <Button onClick={() => setShowsCategories(true)}>{texts.categories}</Button>
      </ListHead>
      <ListBar list={list} search={texts.search}>
        <OrderSwitch list={list} order={order} name={texts.orderOfCategory} />
      </ListBar>
      <OrderedRows
        records={faqs}
        order={order}
        empty={<NoRecords records={faqs}>{texts.whatItIs}</NoRecords>}
        actions={(row, move) => rowActions(row, faqs.rowActions(row), [...move, ...earlier.entry(row)])}
        bulk={faqs.bulkActions.map(withMeaning)}
      />
      {faqs.hasPanel && <FaqPanel faqs={faqs} choices={choices} categoryId={categoryId} />}
      {earlier.panel}
      {showsCategories && <CategoriesPanel mayEdit={may.edit} onClose={() => setShowsCategories(false)} />}
    </div>
  );
}
