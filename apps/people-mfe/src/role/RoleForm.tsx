import type { ReactNode } from 'react';
import type { RoleRow } from '@lectern/contract/people';
import {
  FormNote,
  SaveBar,
  ServerForm,
  SwitchField,
  TextAreaField,
  TextField,
  type ServerFormState,
} from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/roles';
import { listPath } from './address';
import { RightsField } from './RightsField';
import { role as record } from './role';
import type { RoleValues } from './role-form';
import { RoleMenu } from './RoleMenu';

interface Props {
  readonly form: ServerFormState<RoleValues>;
  /** Undefined for a new one. */
  readonly role?: RoleRow;
  readonly others: readonly RoleRow[];
  readonly own: ReadonlySet<string>;
  /** Why the person may only read it. */
  readonly readOnly?: string | undefined;
  /** Why its rights stay as they are. */
  readonly blocker?: string | undefined;
  readonly verb: string;
  /** Below the menu: who has the role, its history. */
  readonly aside?: ReactNode;
}

/** The page of a role: what it is called, its rights, and next to them what it sees. */
export function RoleForm({ form, role, others, own, readOnly, blocker, verb, aside }: Props): ReactNode {
  const navigate = useNavigate();
  const isBuiltIn = role?.status === 'system';
  return (
    <ServerForm form={form} className="role-form">
      <div className="role-columns">
        <div className="role-sections">
          <FormNote text={form.note} />
          {readOnly && <p className="rights-fixed">{texts.readOnly(readOnly)}</p>}
          <fieldset className="role-sections" disabled={readOnly !== undefined}>
            <section aria-label={texts.about}>
              <TextField
                {...fieldProps(record, 'name')}
                disabled={isBuiltIn}
                help={isBuiltIn ? texts.nameStays : undefined}
                autoFocus={!role}
              />
              <TextAreaField {...fieldProps(record, 'description')} rows={2} max={500} />
              <SwitchField name="isSalesTeam" label={texts.salesTeam} help={texts.salesTeamHelp} />
            </section>
          </fieldset>
          <RightsField own={own} others={others} blocker={readOnly === undefined ? blocker : readOnly} />
        </div>
        <aside className="role-aside">
          <RoleMenu rights={form.formik.values.rights} />
          {aside}
        </aside>
      </div>
      {readOnly === undefined && (
        <SaveBar form={form} verb={verb} cancel={texts.back} onCancel={() => void navigate(listPath)} />
      )}
    </ServerForm>
  );
}
