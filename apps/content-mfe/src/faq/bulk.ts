import type { BulkAction } from '@lectern/ui-kit/table';
import { statusVerbs } from './words';

/** What can be done to many FAQs, for who may edit them. */
export const bulkOf = (mayEdit: boolean, deleted: boolean): readonly BulkAction[] => {
  if (!mayEdit) return [];
  if (deleted) return [{ action: 'faq.restore', label: 'Restore', icon: 'rotate-ccw', means: 'They stand among the FAQs again.' }];
  return [
    { action: 'faq.status', label: statusVerbs.published.verb, icon: 'circle-check', args: { status: 'published' }, means: 'Whoever they are for reads them. One without an answer is skipped.' },
    { action: 'faq.status', label: statusVerbs.hidden.verb, icon: 'circle-slash', args: { status: 'hidden' }, means: 'Nobody reads them until they are published again.' },
    { action: 'faq.delete', label: 'Delete…', icon: 'trash', danger: true, means: 'They can be restored from Recently deleted for 30 days.' },
  ];
};
