import type { BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/tree-tools';
import type { May } from './row-actions';

const needs = (right: string, may: boolean): string | undefined => (may ? undefined : texts.needsRight(right));

/** What can be done to many categories. */
export const bulkOf = ({ edit, remove }: May): readonly BulkAction[] =>
  edit || remove
    ? [
        { action: 'category.status', label: texts.activate, icon: 'circle-check', refused: needs('categoryEdit', edit), args: { status: 'active' }, means: texts.manyActivated },
        { action: 'category.status', label: texts.deactivate, icon: 'circle-slash', refused: needs('categoryEdit', edit), args: { status: 'inactive' }, means: texts.manyDeactivated },
        { action: 'category.delete', label: texts.deleteAsked, icon: 'trash', danger: true, refused: needs('categoryDelete', remove), means: texts.manyDeleted },
      ]
    : [];
