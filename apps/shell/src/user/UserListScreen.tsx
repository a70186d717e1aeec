import { useState, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import type { ResponseOf } from '@lectern/contract/call';
import type { userCalls, UserRow } from '@lectern/contract/platform/user';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/users';
import { ActionDialog } from './ActionDialog';
import { InvitePanel } from './InvitePanel';
import { rowActions, type UserAction } from './row-actions';
import { useUserActions } from './use-user-actions';
import { bulkOf, listOptions } from './view';
import './users.css';

/** `/users`: all accounts of every role; impersonate, block, send links, restore. */
export default function UserListScreen(): ReactNode {
  const { document, rights } = useSession();
  const list = useList(listOptions);
  const userActions = useUserActions();
  const [openDialog, setOpenDialog] = useState<{ readonly action: UserAction; readonly row: UserRow }>();
  const [inviting, setInviting] = useState(false);

  const { rows, state } = list;
  const roles = (list.read.data as ResponseOf<typeof userCalls.list> | undefined)?.roles;
  const asker = { userId: document?.user.id ?? 0, rights, impersonated: Boolean(document?.impersonating) };
  const run = (action: UserAction, row: UserRow): void => {
    if (action === 'unblock') void userActions.unblock(row);
    else if (action === 'restore') void userActions.restore(row);
    else if (action === 'resend invite') void userActions.resendInvite(row);
    else setOpenDialog({ action, row });
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
      {/* The newest version of the row, where the list was reloaded after the dialog opened. */}
      {openDialog && (
        <ActionDialog
          action={openDialog.action}
          row={rows.find(({ id }) => id === openDialog.row.id) ?? openDialog.row}
          userActions={userActions}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}
