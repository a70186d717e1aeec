import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { object } from 'yup';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { subAdminCalls, subAdminFields, type SubAdminRow } from '@lectern/contract/people/sub-admin';
import { userCalls, type RoleCount } from '@lectern/contract/platform/user';
import { notify, SidePanel } from '@lectern/ui-kit';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/users';
import { nameFromEmail } from './name-from-email';

interface Props {
  readonly roles: readonly RoleCount[];
  readonly onClose: () => void;
}

// An empty choice is missing, not an invalid number.
const { firstName, lastName, email, roleId } = subAdminFields;
const schema = object({
  firstName,
  lastName,
  email,
  roleId: roleId.transform((value: number, original: unknown) => (original === '' ? undefined : value)),
});
const initial = { firstName: '', lastName: '', email: '', roleId: '' as number | '' };

/** Fills in the names that the address suggests, as long as nobody has written others. */
const useSuggestedNames = ({ values, setValues }: FormikProps<typeof initial>): void => {
  const last = useRef(nameFromEmail(''));
  const { email, firstName, lastName } = values;
  useEffect(() => {
    const next = nameFromEmail(email);
    const isOwn = firstName !== last.current.firstName || lastName !== last.current.lastName;
    const isSame = next.firstName === last.current.firstName && next.lastName === last.current.lastName;
    if (isOwn || isSame) return;
    last.current = next;
    void setValues({ ...values, ...next });
  }, [email, firstName, lastName, values, setValues]);
};

function InviteForm({ roles, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: invite } = useCall(subAdminCalls.create, { handled: [400, 409] });
  const form = useServerForm<typeof initial, undefined, { subAdmin: SubAdminRow }>({
    schema,
    initial,
    send: ({ roleId: chosen, ...person }) => invite({ ...person, roleId: Number(chosen) }),
    onSaved: async ({ subAdmin: { name, email } }, { leaving }) => {
      notify('success', texts.invited(name, email ?? ''));
      if (!leaving) onClose();
      await invalidate(queryClient, userCalls.list);
    },
  });
  useSuggestedNames(form.formik);
  return (
    <PanelForm form={form} verb={texts.inviteVerb}>
      <p className="users-lead">{texts.inviteConsequence}</p>
      <TextField name="email" label={texts.email} type="email" autoFocus />
      <TextField name="firstName" label={texts.firstName} />
      <TextField name="lastName" label={texts.lastName} optional />
      <SelectField
        name="roleId"
        label={texts.role}
        placeholder={texts.chooseRole}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        help={texts.roleHelp}
      />
    </PanelForm>
  );
}

/** Invites somebody of staff. The roles are those of the moment when the panel opened. */
export function InvitePanel({ roles, onClose }: Props): ReactNode {
  const [grantable] = useState(() => roles.filter((role) => role.grantable));
  return (
    <SidePanel open title={texts.inviteTitle} onClose={onClose}>
      <InviteForm roles={grantable} onClose={onClose} />
    </SidePanel>
  );
}
