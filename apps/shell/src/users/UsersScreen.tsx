import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { userCalls, userListFields, type UserRow } from '@lectern/contract/platform/users';
import { PageHeader } from '@lectern/ui-kit';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { ListRows, useListState } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { Asked } from './Asked';
import { columnsOf } from './columns';
import { InvitePanel } from './InvitePanel';
import { rowActions, type Deed } from './row-actions';
import { useDeeds } from './use-deeds';
import { UsersNothing } from './UsersNothing';
import { filterables, nameOfUser } from './view';
import './users.css';

const defaults = { sort: '-createdAt' } as const;

/** `/users`: all accounts of every role; impersonate, block, send links, restore. */
export default function UsersScreen(): ReactNode {
  const { document, rights } = useSession();
  const state = useListState(userListFields, defaults);
  const { q, filters, filter, deleted, request } = state;
  const read = useRead(userCalls.list, request, { handled: 'all', placeholderData: keepPreviousData });
  const deeds = useDeeds();
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly row: UserRow }>();
  const [inviting, setInviting] = useState(false);

  const rows = read.data?.items ?? [];
  const menu = { fields: filterables(read.data?.roles ?? []), filters, onFilter: filter };
  const chips = chipsOf(menu);
  const asker = { userId: document?.user.id ?? 0, rights, impersonated: Boolean(document?.impersonating) };
  const run = (deed: Deed, row: UserRow): void => {
    if (deed === 'unblock') void deeds.unblock(row);
    else if (deed === 'restore') void deeds.restore(row);
    else if (deed === 'resend invite') void deeds.resendInvite(row);
    else setAsked({ deed, row });
  };
  const invite = rights.has('subadminEdit') && !asker.impersonated && (
    <Button variant="contained" disabled={!read.data} onClick={() => setInviting(true)}>
      Invite…
    </Button>
  );

  return (
    <>
      <PageHeader title={deleted ? 'Recently deleted users' : 'Users'} primary={!deleted && invite}>
        {deleted ? <Button onClick={() => state.showDeleted(false)}>Back to users</Button> : rights.has('subadminDelete') && <Button onClick={() => state.showDeleted(true)}>Recently deleted</Button>}
      </PageHeader>
      <FilterBar>
        <SearchField label="Name, e-mail or mobile" value={q} onSearch={state.search} />
        <FilterChips chips={chips} />
        <FilterMenu {...menu} />
        {state.isFiltered && (
          <Button variant="text" onClick={state.clear}>
            Clear
          </Button>
        )}
      </FilterBar>
      <ListRows
        label={deleted ? 'Deleted users' : 'Users'}
        columns={columnsOf(deleted)}
        state={state}
        read={read}
        keyOf={({ id }) => id}
        nameOf={nameOfUser}
        nothing={<UsersNothing state={state} chips={chips} />}
        actions={(row) => rowActions(row, asker, run)}
      />
      {inviting && <InvitePanel roles={read.data?.roles ?? []} onClose={() => setInviting(false)} />}
      {/* The newest version of the row, where the list has been read anew since it was asked. */}
      {asked && <Asked deed={asked.deed} row={rows.find(({ id }) => id === asked.row.id) ?? asked.row} deeds={deeds} onClose={() => setAsked(undefined)} />}
    </>
  );
}
