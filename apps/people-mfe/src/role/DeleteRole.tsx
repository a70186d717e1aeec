import { useId, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { lackedBy, roleCalls, type RoleRow } from '@lectern/contract/people';
import { DeleteDialog, Select } from '@lectern/ui-kit/form';
import * as texts from '../texts/delete-role';
import { countOf } from '../texts/roles';
import { role as record } from './role';
import { useOwn } from './use-own';
import { useRoles } from './use-roles';

interface Props {
  readonly role: RoleRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a role is deleted, and where the people move who have it. */
export default function DeleteRole({ role, onDeleted, onClose }: Props): ReactNode {
  const field = useId();
  const own = useOwn();
  const roles = useRoles();
  const [moveTo, setMoveTo] = useState<number | ''>('');
  const { mutateAsync: remove } = useCall(roleCalls.delete, { handled: [400, 409] });
  // Read again where somebody else has saved it, or has given it to somebody, since the question was asked.
  const { id, version, name, usersCount } = roles.rows.find((each) => each.id === role.id) ?? role;
  const isUsed = usersCount > 0;
  const targets = roles.rows.filter(
    (each) => each.id !== id && each.audience === 'staff' && lackedBy(own, each.rights).length === 0,
  );
  return (
    <DeleteDialog
      title={texts.title(name)}
      changed={record.changed}
      waiting={roles.isPending}
      disabledReason={isUsed && moveTo === '' ? texts.chooseFirst : undefined}
      remove={() => remove({ id, version, ...(moveTo !== '' && { moveTo }) })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {isUsed ? (
        <>
          <p>{texts.isUsed(countOf(usersCount), usersCount)}</p>
          <label htmlFor={field} className="field-label">
            {texts.moveTo}
          </label>
          <Select
            id={field}
            value={moveTo}
            placeholder={texts.choose}
            options={targets.map((each) => ({ value: each.id, label: each.name }))}
            onChange={setMoveTo}
          />
        </>
      ) : (
        <p>{texts.canBeRestored}</p>
      )}
    </DeleteDialog>
  );
}
