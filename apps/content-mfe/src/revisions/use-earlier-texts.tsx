import { useState, type ReactNode } from 'react';
import type { RevisedEntity } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import type { RecordRow, Records } from '@lectern/ui-kit/records';
import * as texts from '../texts/revisions';

const EarlierTexts = lazyWithRetry(() => import(/* webpackChunkName: "earlier-texts" */ './EarlierTexts'));

/** The entry of a row's menu that shows the earlier saves of a text, and their panel. */
export const useEarlierTexts = <Row extends RecordRow>(
  { record, may, list }: Records<Row>,
  field: string,
): { readonly entry: (row: Row) => readonly RowAction[]; readonly panel: ReactNode } => {
  const [shownId, show] = useState<number>();
  const row = list.rows.find(({ id }) => id === shownId);
  return {
    entry: ({ id, deletedAt }) => (deletedAt === null ? [{ label: texts.earlierTexts, onSelect: () => show(id) }] : []),
    panel: row && (
      <EarlierTexts
        entity={record.entity as RevisedEntity}
        field={field}
        record={{ id: row.id, version: row.version, name: record.nameOf(row) }}
        changed={record.changed}
        mayEdit={may.edit}
        onClose={() => show(undefined)}
      />
    ),
  };
};
