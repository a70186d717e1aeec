import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { PageHeader } from '../kit/PageHeader';
import * as texts from '../texts/table';
import type { List } from './use-list';
import { ViewTabs } from './ViewTabs';

interface Props<Row> {
  readonly list: List<Row>;
  readonly title: string;
  /** Whether the way to what was deleted is offered. */
  readonly mayRestore: boolean;
  /** Secondary actions; not beside what was deleted. */
  readonly children?: ReactNode;
  /** The primary action; not beside what was deleted, and not where the empty list offers it. */
  readonly primary?: ReactNode;
}

/** The title of a list with its actions, its views, and the way to what was deleted and back. */
export function ListHead<Row>({ list, title, mayRestore, children, primary }: Props<Row>): ReactNode {
  const { state, many, isEmpty } = list;
  const { deleted, showDeleted } = state;
  return (
    <>
      <PageHeader title={deleted ? texts.titleOfDeleted(many) : title} primary={!deleted && !isEmpty && primary}>
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
