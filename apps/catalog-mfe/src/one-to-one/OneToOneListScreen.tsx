import { useMemo, type ReactNode } from 'react';
import { useTransitions } from '@lectern/ui-kit/flow';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useSkillOptions } from '../pick/found';
import { useTrainerOptions } from '../pick/trainers';
import { useCategories } from '../skill/categories';
import * as texts from '../texts/one-to-one';
import * as picked from '../texts/pick';
import { columns, oneToOne } from './one-to-one';

const OneToOnePanel = lazyWithRetry(() => import(/* webpackChunkName: "one-to-one-panel" */ './OneToOnePanel'));

/** `/one-to-one/listing`: the list, one offer with its weekly slots in the side panel, and Recently deleted. */
export default function OneToOneListScreen(): ReactNode {
  const categories = useCategories();
  const skills = useSkillOptions();
  const trainers = useTrainerOptions();
  const filters = useMemo(
    () => [
      { ...fieldProps(oneToOne, 'skillId'), inBar: picked.allSkills, options: skills },
      { ...fieldProps(oneToOne, 'trainerId'), options: trainers },
      { ...fieldProps(oneToOne, 'categoryId'), options: categories.options },
      ...standardFilters(oneToOne),
    ],
    [categories.options, skills, trainers],
  );
  const offers = useRecords(oneToOne, { columns, filters });
  const { list, may } = offers;
  const { actionsOf, question } = useTransitions(oneToOne);
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={offers} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={offers}>{texts.whatItIs}</NoRecords>}
        actions={(row) => offers.rowActions(row, actionsOf(row))}
        bulk={offers.bulkActions}
        toOf={offers.toOf}
        currentKey={offers.currentKey}
      />
      {question}
      {offers.hasPanel && <OneToOnePanel offers={offers} categories={categories} />}
    </div>
  );
}
