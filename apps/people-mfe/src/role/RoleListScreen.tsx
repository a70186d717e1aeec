import type { ReactNode } from 'react';
import type { RoleRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/roles';
import { newPath, rolePath } from './address';
import { deleteBlocker } from './delete-blocker';
import { columns, filters, role } from './role';
import { useOwn } from './use-own';

const DeleteRole = lazyWithRetry(() => import(/* webpackChunkName: "role-dialogs" */ './DeleteRole'));

/** `/roles`: every role, and Recently deleted. */
export default function RoleListScreen(): ReactNode {
  const roles = useRecords(role, { columns, filters });
  const { list, may, deleting, askDelete } = roles;
  const navigate = useNavigate();
  const own = useOwn();
  const close = (): void => askDelete(undefined);
  // Roles have a page instead of the panel that the menu's first entry opens.
  const actions = (row: RoleRow): readonly RowAction[] => {
    if (row.deletedAt !== null) return roles.rowActions(row);
    const blocker = deleteBlocker(row, own);
    const open: RowAction = {
      label: may.edit ? texts.edit : texts.open,
      onSelect: () => void navigate(rolePath(row.id)),
    };
    const remove: RowAction = {
      label: texts.remove,
      danger: true,
      onSelect: () => askDelete(row),
      ...(blocker !== undefined && { disabledReason: blocker }),
    };
    return may.remove ? [open, remove] : [open];
  };
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={roles} to={newPath} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={roles} to={newPath}>
            {texts.whatItIs}
          </NoRecords>
        }
        actions={actions}
        bulk={roles.bulkActions}
        toOf={roles.toOf && (({ id }: RoleRow) => rolePath(id))}
      />
      {deleting && <DeleteRole role={deleting} onDeleted={close} onClose={close} />}
    </div>
  );
}
