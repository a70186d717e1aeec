import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  batchMemberCalls,
  isOpenBatch,
  memberListFields,
  memberStates,
  memberWriters,
  type BatchDetail,
  type MemberRow,
  type MemberState,
} from '@lectern/contract/people';
import { Icon } from '@lectern/ui-kit/icons';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import {
  ExportButton,
  JobLines,
  ListFrame,
  ListPager,
  ListTable,
  useExport,
  useListState,
} from '@lectern/ui-kit/table';
import { infoPath } from '../student/address';
import * as texts from '../texts/batch-members';
import { AddMembers } from './AddMembers';
import { BatchPage } from './BatchPage';
import { EndMembership } from './EndMembership';
import { memberColumns, useMemberActions } from './member-columns';
import './meetings.css';

const fields = [{ name: 'state', label: texts.state, options: optionsOf(memberStates) }];
// The server's own order: seats first, then the waitlist.
const defaults = { sort: '' } as const;

function Members({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const mayWrite = useMay(memberWriters);
  const maySee = useMay(['studentList']);
  const list = useListState(memberListFields, defaults);
  const request = { ...list.request, sort: list.request.sort || undefined, batchId: batch.id };
  const read = useRead(batchMemberCalls.list, request, {
    handled: 'all',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const exported = useExport({ call: batchMemberCalls.list, request, ...texts.counts, columns: memberColumns, read });
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<{ member: MemberRow; to: MemberState }>();
  const actions = useMemberActions((member, to) => setEnding({ member, to }));
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields, filters: list.filters, onFilter: list.filter });
  const isOpen = isOpenBatch(batch.status) && batch.deletedAt === null;
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    list.isFiltered ? (
      <FilteredEmpty
        title={texts.nobodyMatches}
        filters={chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`)}
        onClear={list.clear}
      />
    ) : (
      <Empty icon="graduation-cap" title={texts.nobody}>
        {texts.nobodyMeans}
      </Empty>
    )
  ) : undefined;
  return (
    <>
      <div className="batch-bar">
        <p>{texts.seatsLeft(batch.seats - batch.seatsTaken, batch.waitlisted)}</p>
        <span>
          <ExportButton list={exported} />
          {mayWrite && isOpen && (
            <Button startIcon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )}
        </span>
      </div>
      <FilterBar>
        <SearchField value={list.q} onSearch={list.search} label={texts.search} />
        <FilterChips chips={chips} />
        <FilterMenu fields={fields} filters={list.filters} onFilter={list.filter} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label={texts.members}
          columns={memberColumns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
          toOf={maySee ? ({ studentId }) => infoPath(studentId) : undefined}
          {...(mayWrite && { actions })}
        />
        {!instead && <ListPager state={list} read={read} />}
        <JobLines work={exported.work} />
      </ListFrame>
      {isAdding && <AddMembers batch={batch} onClose={() => setAdding(false)} />}
      {ending && <EndMembership {...ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

/** `/student/batch/members?id=` and `/trainer/batch/members?id=`: who has a seat, who holds one, and who waits. */
export default function MembersScreen(): ReactNode {
  return <BatchPage>{(batch) => <Members key={batch.id} batch={batch} />}</BatchPage>;
}
