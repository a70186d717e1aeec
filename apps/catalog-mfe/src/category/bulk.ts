import type { BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/tree-tools';
import type { May } from './row-actions';

/** Bulk actions of categories. */
export const bulkOf = ({ edit, remove }: May): readonly BulkAction[] =>
  edit || remove
    ? [
        {
          action: 'category.status',
          label: texts.activate,
          icon: 'circle-check',
          right: 'categoryEdit',
          args: { status: 'active' },
          consequence: texts.manyActivated,
        },
        {
          action: 'category.status',
          label: texts.deactivate,
          icon: 'circle-slash',
          right: 'categoryEdit',
          args: { status: 'inactive' },
          consequence: texts.manyDeactivated,
        },
        {
          action: 'category.delete',
          label: texts.deleteLabel,
          icon: 'trash',
          danger: true,
          right: 'categoryDelete',
          consequence: texts.manyDeleted,
        },
      ]
    : [];
