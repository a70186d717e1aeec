import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { Empty } from '../states/ListState';
import * as texts from '../texts/records';
import type { RecordRow } from './define-record';
import type { Records } from './use-records';

interface AddProps<Row extends RecordRow> {
  readonly records: Records<Row>;
  /** The address of a new one, where it is not made in the panel. */
  readonly to?: string;
}

/** Leads to a new record; nothing for who may not write. */
export function AddRecord<Row extends RecordRow>({ records, to }: AddProps<Row>): ReactNode {
  const { may, open, record } = records;
  if (!may.edit) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="plus" />}
      {...(to ? { component: Link, to } : { onClick: () => open('new') })}
    >
      {texts.add(record.noun.one)}
    </Button>
  );
}

interface Props<Row extends RecordRow> extends AddProps<Row> {
  /** What such a record is. */
  readonly children: ReactNode;
}

/** In the place of the rows while there is none at all. */
export function NoRecords<Row extends RecordRow>({ children, ...add }: Props<Row>): ReactNode {
  const { icon, noun } = add.records.record;
  return (
    <Empty icon={icon} title={texts.noneYet(noun.many)} action={<AddRecord {...add} />}>
      {children}
    </Empty>
  );
}
