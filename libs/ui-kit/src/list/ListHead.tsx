import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { PageHeader } from '../kit/PageHeader';
import * as texts from '../texts/table';
import { totalText } from './range';
import type { List } from './use-list';
import { ViewTabs } from './ViewTabs';

interface Props<Row> {
  readonly list: List<Row>;
  readonly title: string;
  /** Whether a link to the deleted records is offered. */
  readonly mayRestore: boolean;
  /** Secondary actions; not in the list of deleted records. */
  readonly children?: ReactNode;
  /** The primary action; not in the list of deleted records, and not where the empty list offers it. */
  readonly primary?: ReactNode;
}

/** The title of a list with its actions, its views, and the link to deleted records and back. */
export function ListHead<Row>({ list, title, mayRestore, children, primary }: Props<Row>): ReactNode {
  const { state, read, many, isEmpty } = list;
  const { deleted, showDeleted } = state;
  const { data } = read;
  return (
    <>
      <PageHeader
        title={deleted ? texts.titleOfDeleted(many) : title}
        count={data && totalText(data.total, data.totalIsEstimate)}
        primary={!deleted && !isEmpty && primary}
      >
        {deleted ? (
          <Button onClick={() => showDeleted(false)}>{texts.backTo(many)}</Button>
        ) : (
          <>
            {children}
            {mayRestore && <Button onClick={() => showDeleted(true)}>{texts.recentlyDeleted}</Button>}
          </>
        )}
      </PageHeader>
      {!deleted && <ViewTabs list={list} />}
    </>
  );
}
