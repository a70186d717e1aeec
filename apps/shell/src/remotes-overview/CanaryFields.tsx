import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { groupsAmong, MultiSelectField } from '@lectern/ui-kit/fields';
import { NumberField } from '@lectern/ui-kit/form';
import * as texts from '../texts/remotes-overview-actions';

/** Whom a canary is given to. */
export function CanaryFields({ name }: { readonly name: string }): ReactNode {
  const { data } = useRead(overviewCalls.remote, { name });
  const roles = (data?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
  return (
    <>
      <NumberField name="percent" label={texts.percent} help={texts.percentHelp} trail={texts.sign} />
      <MultiSelectField
        name="roles"
        label={texts.roles}
        help={texts.rolesHelp}
        one={texts.role}
        optional
        useGroups={(q) => groupsAmong([{ key: 'roles', name: texts.roles, options: roles }], q)}
      />
    </>
  );
}
