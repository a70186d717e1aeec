import { useState, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import type { ResponseOf } from '@lectern/contract/call';
import type { userCalls, UserRow } from '@lectern/contract/platform/user';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/users';
import { Asked } from './Asked';
import { InvitePanel } from './InvitePanel';
import { rowActions, type Deed } from './row-actions';
import { useUserDeeds } from './use-deeds';
import { bulkOf, listOptions } from './view';
import './users.css';

/** `/users`: all accounts of every role; impersonate, block, send links, restore. */
export default function UserListScreen(): ReactNode {
  const { document, rights } = useSession();
  const list = useList(listOptions);
  const deeds = useUserDeeds();
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly row: UserRow }>();
  const [inviting, setInviting] = useState(false);

  const { rows, state } = list;
  const roles = (list.read.data as ResponseOf<typeof userCalls.list> | undefined)?.roles;
  const asker = { userId: document?.user.id ?? 0, rights, impersonated: Boolean(document?.impersonating) };
  const run = (deed: Deed, row: UserRow): void => {
    if (deed === 'unblock') void deeds.unblock(row);
    else if (deed === 'restore') void deeds.restore(row);
    else if (deed === 'resend invite') void deeds.resendInvite(row);
    else setAsked({ deed, row });
  };
  const invite = rights.has('subadminEdit') && !asker.impersonated && (
    <Button variant="contained" disabled={!roles} onClick={() => setInviting(true)}>
      {texts.invite}
    </Button>
  );

  const empty = (
    <Empty icon="circle-dashed" title={texts.noneYet}>
      {texts.howTheyAppear}
    </Empty>
  );
  return (
    <>
      <ListHead list={list} title={texts.title} mayRestore={rights.has('subadminDelete')} primary={invite} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={empty}
        actions={(row) => rowActions(row, asker, run)}
        bulk={bulkOf(rights.has('userBlock') && !asker.impersonated && !state.deleted)}
      />
      {inviting && <InvitePanel roles={roles ?? []} onClose={() => setInviting(false)} />}
      {/* The newest version of the row, where the list has been read anew since it was asked. */}
      {asked && (
        <Asked
          deed={asked.deed}
          row={rows.find(({ id }) => id === asked.row.id) ?? asked.row}
          deeds={deeds}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
