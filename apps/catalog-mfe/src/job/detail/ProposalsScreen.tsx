import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import {
  jobPostCalls,
  proposalListFields,
  proposalStatuses,
  type JobPostDetail,
  type ProposalRow,
} from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { chipsOf, FilterBar, FilterChips, FilterMenu } from '@lectern/ui-kit/list';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListPager, ListTable, useListState } from '@lectern/ui-kit/table';
import * as texts from '../../texts/proposals';
import { Comparison } from './Comparison';
import { JobPage } from './JobPage';
import { columns } from './proposal-columns';
import { useProposalTransitions } from './use-proposal-transitions';

const most = 3;
const fields = [{ name: 'status', label: texts.status, options: optionsOf(proposalStatuses) }];
const { status, amount, createdAt } = proposalListFields;
const inAddress = { status, amount, createdAt };
const defaults = { sort: '-createdAt' } as const;

function Proposals({ job }: { readonly job: JobPostDetail }): ReactNode {
  const list = useListState(inAddress, defaults);
  const request = { ...list.request, filter: { ...list.request.filter, jobId: `eq:${job.id}` } };
  const read = useRead(jobPostCalls.proposals, request, {
    handled: 'all',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { actionsOf, question } = useProposalTransitions(job);
  const [compared, setCompared] = useState<readonly number[]>([]);
  const rows = read.data?.items ?? [];
  const shown = compared.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const compare = ({ id }: ProposalRow): RowAction =>
    compared.includes(id)
      ? { label: texts.compareLess, onSelect: () => setCompared(compared.filter((each) => each !== id)) }
      : {
          label: texts.compareMore,
          disabledReason: compared.length >= most ? texts.atMost : undefined,
          onSelect: () => setCompared([...compared, id]),
        };
  const chips = chipsOf({ fields, filters: list.filters, onFilter: list.filter });
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    list.isFiltered ? (
      <FilteredEmpty
        title={texts.noneMatches}
        filters={chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`)}
        onClear={list.clear}
      />
    ) : (
      <Empty icon="mail" title={texts.none}>
        {texts.noneMeans}
      </Empty>
    )
  ) : undefined;
  return (
    <>
      {shown.length > 0 && <Comparison proposals={shown} actionsOf={actionsOf} onClose={() => setCompared([])} />}
      <FilterBar>
        <FilterChips chips={chips} />
        <FilterMenu fields={fields} filters={list.filters} onFilter={list.filter} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label={texts.title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ trainerName }) => trainerName}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
          actions={(row) => [...actionsOf(row), compare(row)]}
        />
        {!instead && <ListPager state={list} read={read} />}
      </ListFrame>
      {question}
    </>
  );
}

/** `/job/detail/proposals?id=`: what trainers propose: compared, shortlisted, rejected, and one accepted. */
export default function ProposalsScreen(): ReactNode {
  return <JobPage>{(job) => <Proposals key={job.id} job={job} />}</JobPage>;
}
