import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@lectern/contract/call';
import type { userCalls } from '@lectern/contract/platform/user';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import { accountPath } from '../layout/own-routes';
import * as texts from '../texts/users';
import { ActionDialog } from './ActionDialog';
import { InvitePanel } from './InvitePanel';
import { rowActions } from './row-actions';
import { useAsker } from './use-asker';
import { useOpenAction } from './use-open-action';
import { bulkOf, listOptions } from './view';
import './users.css';

/** `/users`: all accounts of every role; impersonate, block, send links, restore. */
export default function UserListScreen(): ReactNode {
  const asker = useAsker();
  const { rights } = asker;
  const list = useList(listOptions);
  const { userActions, run, openDialog, close } = useOpenAction();
  const [inviting, setInviting] = useState(false);

  const { rows, state } = list;
  const roles = (list.read.data as ResponseOf<typeof userCalls.list> | undefined)?.roles;
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
        toOf={({ id, deletedAt }) => (deletedAt === null ? `${accountPath}?id=${id}` : undefined)}
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
          onClose={close}
        />
      )}
    </>
  );
}
