import type { BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { statusVerbs } from '../texts/words';

/** What can be done to many FAQs, for who may edit them. */
export const bulkOf = (mayEdit: boolean, deleted: boolean): readonly BulkAction[] => {
  if (!mayEdit) return [];
  if (deleted)
    return [{ action: 'faq.restore', label: texts.restore, icon: 'rotate-ccw', consequence: texts.manyRestored }];
  return [
    {
      action: 'faq.status',
      label: statusVerbs.published.verb,
      icon: 'circle-check',
      args: { status: 'published' },
      consequence: texts.manyPublished,
    },
    {
      action: 'faq.status',
      label: statusVerbs.hidden.verb,
      icon: 'circle-slash',
      args: { status: 'hidden' },
      consequence: texts.manyHidden,
    },
    { action: 'faq.delete', label: texts.deleteLabel, icon: 'trash', danger: true, consequence: texts.manyDeleted },
  ];
};
