import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { beyondText, lackedBy, rightsBlocker, roleCalls, type RoleRow } from '@lectern/contract/people';
import { needsRight, rightLabels } from '@lectern/contract/right-labels';
import type { ResponseOf } from '@lectern/contract/call';
import { PageHeader, useRecordTitle, useSaved } from '@lectern/ui-kit';
import { HistoryFold, PageRead } from '@lectern/ui-kit/detail';
import { changedValues, useServerForm } from '@lectern/ui-kit/form';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { idOf, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/roles';
import { listPath, rolePath } from './address';
import { role as record, roleWords } from './role';
import { newRole, roleConflict, roleSchema, valuesOf, type RoleValues } from './role-form';
import { RoleForm } from './RoleForm';
import { RolePeople } from './RolePeople';
import { useOwn } from './use-own';
import { useRoles } from './use-roles';
import './role.css';

const inForm = { handled: [400, 409] } as const;

function NewRole({ others }: { readonly others: readonly RoleRow[] }): ReactNode {
  const own = useOwn();
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: create } = useCall(roleCalls.create, inForm);
  const form = useServerForm<RoleValues, undefined, { role: RoleRow }>({
    schema: roleSchema,
    initial: newRole,
    send: ({ rights, ...values }) => create({ ...values, rights: [...rights] as never }),
    draft: 'role',
    onSaved: async ({ role }, { leaving }) => {
      const refreshed = confirmSaved(texts.created);
      if (!leaving) void navigate(rolePath(role.id), { replace: true });
      await refreshed;
    },
  });
  return <RoleForm form={form} others={others} own={own.rights} verb={texts.create} />;
}

type Detail = ResponseOf<typeof roleCalls.detail>;

function EditRole({
  detail: { role, users },
  others,
}: {
  readonly detail: Detail;
  readonly others: readonly RoleRow[];
}): ReactNode {
  const own = useOwn();
  const mayEdit = useMay(roleCalls.update.access);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(roleCalls.update, inForm);
  const initial = useMemo(() => valuesOf(role), [role]);
  const beyond = lackedBy(own, role.rights);
  const readOnly = !mayEdit
    ? needsRight('roleEdit')
    : own.isImpersonated
      ? texts.notWhileImpersonating
      : beyond.length > 0
        ? `${beyondText}: ${rightLabels(beyond)}`
        : undefined;
  const form = useServerForm<RoleValues, RoleRow, { role: RoleRow }>({
    schema: roleSchema,
    initial,
    row: role,
    send: (values, row = role) =>
      update({ id: row.id, version: row.version, ...(changedValues(valuesOf(row), values) as object) }),
    onSaved: () => confirmSaved(texts.saved),
    draft: readOnly === undefined ? 'role' : undefined,
    conflict: roleConflict,
  });
  return (
    <RoleForm
      form={form}
      role={role}
      others={others.filter(({ id, audience }) => id !== role.id && audience === 'staff')}
      own={own.rights}
      readOnly={readOnly}
      blocker={rightsBlocker(role, own)}
      verb={texts.save}
      aside={
        <>
          <RolePeople role={role} users={users} />
          <HistoryFold entity={record.entity} id={role.id} words={roleWords} />
        </>
      }
    />
  );
}

/** `/roles/edit`: a new role, or with `?id=` an existing one: its rights, and what its people see. */
export default function RoleScreen(): ReactNode {
  const [params] = useSearchParams();
  const id = idOf(params);
  const roles = useRoles();
  const detail = useRead(
    roleCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  const role = detail.data?.role;
  useRecordTitle(role?.name);
  if (role?.deletedAt || (id === undefined && params.has('id')))
    return <NoRecord icon="lock" title={texts.roleTitle} texts={texts} listPath={listPath} deleted={role && texts} />;
  return (
    <div className="page-stack">
      <PageHeader title={id === undefined ? texts.newTitle : (role?.name ?? texts.roleTitle)} />
      <PageRead reads={[id !== undefined && detail, roles]} what={texts.theRole} loading={texts.loading}>
        {() =>
          id === undefined ? (
            <NewRole others={roles.rows.filter(({ audience }) => audience === 'staff')} />
          ) : (
            detail.data && <EditRole key={id} detail={detail.data} others={roles.rows} />
          )
        }
      </PageRead>
    </div>
  );
}
