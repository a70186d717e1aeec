import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { inviteFields, userCalls, type RoleCount, type UserRow } from '@lectern/contract/platform/users';
import { notify, SidePanel } from '@lectern/ui-kit';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';

interface Props {
  readonly roles: readonly RoleCount[];
  readonly onClose: () => void;
}

// Nothing is chosen yet: that is no number that is wrong.
const schema = object({ ...inviteFields, roleId: inviteFields.roleId.transform((value: number, original: unknown) => (original === '' ? undefined : value)) });
const initial = { firstName: '', lastName: '', email: '', roleId: '' as number | '' };

function InviteForm({ roles, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: invite } = useCall(userCalls.invite, { handled: [400, 409] });
  const form = useServerForm<typeof initial, undefined, UserRow>({
    schema,
    initial,
    send: ({ roleId, ...person }) => invite({ ...person, roleId: Number(roleId) }),
    onSaved: async ({ name, email }, { leaving }) => {
      notify('success', `${name} is invited: the link is on its way to ${email ?? ''}`);
      if (!leaving) onClose();
      await invalidate(queryClient, userCalls.list);
    },
  });
  return (
    <PanelForm form={form} verb="Send invitation">
      <p className="users-lead">They set a password of their own by the link in the mail. It works once, within seven days.</p>
      <TextField name="firstName" label="First name" autoFocus />
      <TextField name="lastName" label="Last name" optional />
      <TextField name="email" label="E-mail" type="email" />
      <SelectField name="roleId" label="Role" placeholder="Choose a role" options={roles.map(({ id, name }) => ({ value: id, label: name }))} help="Roles of staff with no right that you lack." />
    </PanelForm>
  );
}

/** Invites somebody of staff. The roles are those that were there when the panel opened. */
export function InvitePanel({ roles, onClose }: Props): ReactNode {
  const [grantable] = useState(() => roles.filter((role) => role.grantable));
  return (
    <SidePanel open title="Invite somebody" onClose={onClose}>
      <InviteForm roles={grantable} onClose={onClose} />
    </SidePanel>
  );
}
