import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import { Empty } from '../states/ListState';
import * as texts from '../texts/records';
import type { RecordRow } from './define-record';
import type { Records } from './use-records';

/** Opens the panel for a new record; nothing for who may not write. */
export function AddRecord<Row extends RecordRow>({ records }: { readonly records: Records<Row> }): ReactNode {
  const { may, open, record } = records;
  if (!may.edit) return null;
  return (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open('new')}>
      {texts.add(record.noun.one)}
    </Button>
  );
}

interface Props<Row extends RecordRow> {
  readonly records: Records<Row>;
  /** What such a record is. */
  readonly children: ReactNode;
}

/** In the place of the rows while there is none at all. */
export function NoRecords<Row extends RecordRow>({ records, children }: Props<Row>): ReactNode {
  const { icon, noun } = records.record;
  return (
    <Empty icon={icon} title={texts.noneYet(noun.many)} action={<AddRecord records={records} />}>
      {children}
    </Empty>
  );
}
