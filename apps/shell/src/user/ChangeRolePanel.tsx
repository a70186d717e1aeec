import type { ReactNode } from 'react';
import { object } from 'yup';
import { roleFields, type RoleCount, type UserRow } from '@lectern/contract/platform/user';
import { notify, SidePanel } from '@lectern/ui-kit';
import { PanelForm, SelectField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/users';
import { nameOfUser } from './name-of-user';
import type { useUserActions } from './use-user-actions';

interface Props {
  readonly user: UserRow;
  readonly roles: readonly RoleCount[];
  readonly userActions: ReturnType<typeof useUserActions>;
  readonly onClose: () => void;
}

const schema = object(roleFields);

function RoleForm({ user, roles, userActions, onClose }: Props): ReactNode {
  const form = useServerForm<{ roleId: number }, undefined, UserRow>({
    schema,
    initial: { roleId: user.roleId },
    send: ({ roleId }) => userActions.changeRole(user, Number(roleId)),
    onSaved: (saved) => {
      notify('success', texts.roleChanged(nameOfUser(saved), saved.roleName));
      onClose();
    },
  });
  return (
    <PanelForm form={form} verb={texts.changeRoleVerb}>
      <p className="users-lead">{texts.changeRoleConsequence(nameOfUser(user))}</p>
      <SelectField
        name="roleId"
        label={texts.role}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        help={texts.roleHelp}
      />
    </PanelForm>
  );
}

/** Gives a member of staff another of the roles that the person may give. */
export function ChangeRolePanel(props: Props): ReactNode {
  return (
    <SidePanel open title={texts.changeRoleOf(nameOfUser(props.user))} onClose={props.onClose}>
      <RoleForm {...props} roles={props.roles.filter(({ id, grantable }) => grantable || id === props.user.roleId)} />
    </SidePanel>
  );
}
