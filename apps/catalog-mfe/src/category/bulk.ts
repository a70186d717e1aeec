import type { BulkAction } from '@lectern/ui-kit/table';
import type { May } from './row-actions';

const needs = (right: string, may: boolean): string | undefined => (may ? undefined : `It needs the right ${right}`);

/** What can be done to many categories. */
export const bulkOf = ({ edit, remove }: May): readonly BulkAction[] =>
  edit || remove
    ? [
        { action: 'category.status', label: 'Activate', icon: 'circle-check', refused: needs('categoryEdit', edit), args: { status: 'active' }, means: 'They are offered again.' },
        { action: 'category.status', label: 'Deactivate', icon: 'circle-slash', refused: needs('categoryEdit', edit), args: { status: 'inactive' }, means: 'They are no longer offered; what lies below them keeps its own status.' },
        { action: 'category.delete', label: 'Delete…', icon: 'trash', danger: true, refused: needs('categoryDelete', remove), means: 'Those that are still in use stay, with the reason. Deleted ones can be restored for 30 days.' },
      ]
    : [];
