import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { userAudiences, userCalls, type RoleCount, type UserRow } from '@lectern/contract/platform/user';
import { PageHeader, RowMenu, StatusLabel, timeText, useRecordTitle } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/users';
import { ActionDialog } from './ActionDialog';
import { ChangeRolePanel } from './ChangeRolePanel';
import { nameOfUser } from './name-of-user';
import { roleBlocker } from './role-blocker';
import { rowActions } from './row-actions';
import { useAsker } from './use-asker';
import { useOpenAction } from './use-open-action';
import './users.css';

const factsOf = (user: UserRow): readonly (readonly [label: string, value: string])[] => [
  [texts.role, user.roleName],
  [texts.kind, userAudiences[user.audience]],
  [texts.email, user.email ?? ''],
  [texts.mobile, user.mobile ?? ''],
  [texts.lastSignIn, user.lastLoginAt ? timeText(user.lastLoginAt) : texts.never],
  [texts.created, timeText(user.createdAt)],
  ...(user.blockReason ? [[texts.blockedBecause, user.blockReason] as const] : []),
];

function Account({ user, roles }: { readonly user: UserRow; readonly roles: readonly RoleCount[] }): ReactNode {
  const asker = useAsker();
  const { userActions, run, openDialog, close } = useOpenAction();
  const [isChanging, setChanging] = useState(false);
  const [params, setParams] = useSearchParams();
  const name = nameOfUser(user);
  const actions = rowActions(user, asker, run);
  // The student's page leads here with it: only the shell opens another session.
  const isToImpersonate =
    params.get('action') === 'impersonate' &&
    actions.some(({ label, disabledReason }) => label === texts.actions['act as'] && !disabledReason);
  const action = openDialog?.action ?? (isToImpersonate ? 'act as' : undefined);
  const closeDialog = (): void => {
    close();
    if (isToImpersonate) setParams({ id: String(user.id) }, { replace: true });
  };
  const blocker = roleBlocker(user, roles, asker);
  return (
    <>
      <PageHeader title={name} status={<StatusLabel status={user.status} filled />}>
        <RowMenu
          label={texts.moreFor(name)}
          actions={[
            {
              label: texts.changeRole,
              onSelect: () => setChanging(true),
              ...(blocker !== undefined && { disabledReason: blocker }),
            },
            ...actions,
          ]}
        />
      </PageHeader>
      <dl className="users-facts">
        {factsOf(user).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || texts.noValue}</dd>
          </div>
        ))}
      </dl>
      {isChanging && (
        <ChangeRolePanel user={user} roles={roles} userActions={userActions} onClose={() => setChanging(false)} />
      )}
      {action && <ActionDialog action={action} row={user} userActions={userActions} onClose={closeDialog} />}
    </>
  );
}

/** `/users/view?id=`: one account, what can be done to it, and its role. */
export default function AccountScreen(): ReactNode {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(userCalls.detail, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all', staleTime: 0 });
  const { data } = read;
  useRecordTitle(data && nameOfUser(data.user));
  if (id === undefined) return <Empty icon="circle-dashed" title={texts.noAccount} />;
  return (
    <div className="page-stack">
      {!data && <PageHeader title={texts.accountTitle} />}
      <PageRead reads={[read]} what={texts.accountWhat} loading={texts.accountLoading}>
        {() => data && <Account user={data.user} roles={data.roles} />}
      </PageRead>
    </div>
  );
}
