import { useMemo, type ReactNode } from 'react';
import type { JobPostRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useSkillOptions } from '../pick/found';
import { useCategories } from '../skill/categories';
import * as texts from '../texts/jobs';
import * as picked from '../texts/pick';
import { columns, infoPath, job, proposalsPath } from './job';

const JobPanel = lazyWithRetry(() => import(/* webpackChunkName: "job-panel" */ './JobPanel'));

/** `/job`: the list, and the form of a job in the side panel; a row leads to its page. */
export default function JobListScreen(): ReactNode {
  const navigate = useNavigate();
  const categories = useCategories();
  const skills = useSkillOptions();
  const filters = useMemo(
    () => [
      { ...fieldProps(job, 'categoryId'), inBar: picked.allCategories, options: categories.options },
      { ...fieldProps(job, 'skillId'), inBar: picked.allSkills, options: skills },
      ...standardFilters(job),
      { name: 'budget', label: texts.highestBudget },
    ],
    [categories.options, skills],
  );
  const jobs = useRecords(job, { columns, filters });
  const { list, may } = jobs;
  const { actionsOf, question } = useTransitions(job);
  const own = (row: JobPostRow): readonly RowAction[] => [
    { label: texts.proposals, onSelect: () => void navigate(proposalsPath(row.id)) },
    ...actionsOf(row),
  ];
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={jobs} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={jobs}>{texts.whatItIs}</NoRecords>}
        actions={(row) => jobs.rowActions(row, own(row))}
        bulk={jobs.bulkActions}
        toOf={list.state.deleted ? undefined : ({ id }) => infoPath(id)}
        currentKey={jobs.currentKey}
      />
      {question}
      {jobs.hasPanel && <JobPanel jobs={jobs} categories={categories} />}
    </div>
  );
}
