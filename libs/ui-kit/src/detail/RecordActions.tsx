import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
// Imports name the shared parts, as remotes do: by relative paths each remote would carry the kit along.
import { RowMenu, type RowAction } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { removalOf, useRowChanges, type RecordKind, type RecordRow } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import * as words from '../texts/records';
import * as texts from '../texts/record-actions';
import { MainTransition } from './MainTransition';
import type AskDeletePart from './AskDelete';

type DeleteProps = ComponentProps<typeof AskDeletePart>;
const AskDelete = lazyWithRetry(() => import(/* webpackChunkName: "ask-delete" */ './AskDelete'));

interface Props<Row extends RecordRow, Whole extends Row> {
  readonly record: RecordKind<Row>;
  readonly row: Whole;
  /** The address of the list, which is shown after the deletion. */
  readonly listPath: string;
  /** The address of its form; left out where it can't be edited. */
  readonly edit?: string | undefined;
  /** Its transitions, of `useTransitions`. The first one is a button, unless it takes something away. */
  readonly flow?: {
    readonly actionsOf: (row: Whole) => readonly RowAction[];
    readonly question: ReactNode;
    readonly busy: boolean;
  };
  /** Further entries of the menu, before the deletion; they are shown on a deleted record too. */
  readonly more?: readonly RowAction[];
  /** The cause why it can't be deleted now. */
  readonly deleteBlocker?: string | undefined;
  /** Consequence of its deletion, besides that it can be restored. */
  readonly consequence?: (row: Row) => ReactNode;
}

/** Buttons and menu on the page of a record. An action without its right is absent; one that its state forbids says why. */
export function RecordActions<Row extends RecordRow, Whole extends Row>({
  record,
  row,
  listPath,
  edit,
  flow,
  more = [],
  deleteBlocker,
  consequence,
}: Props<Row, Whole>): ReactNode {
  const { calls, nameOf } = record;
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const [mayEdit, mayRemove] = [useMay(calls.update.access), useMay(calls.delete.access)];
  const [isDeleting, setDeleting] = useState(false);
  const isLive = row.deletedAt === null;
  const transitions = flow?.actionsOf(row) ?? [];
  const main = transitions[0]?.danger ? undefined : transitions[0];
  const removal = removalOf(() => setDeleting(true), deleteBlocker);
  const entries = [...transitions.filter((each) => each !== main), ...more, ...(isLive && mayRemove ? [removal] : [])];
  return (
    <>
      <CopyLink />
      {main && <MainTransition action={main} busy={flow?.busy ?? false} />}
      {isLive && mayEdit && edit !== undefined && (
        <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={edit}>
          {words.edit}
        </Button>
      )}
      {!isLive && mayRemove && (
        <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(row)}>
          {words.restore}
        </Button>
      )}
      {entries.length > 0 && <RowMenu label={texts.moreFor(nameOf(row))} actions={entries} />}
      {flow?.question}
      {isDeleting && (
        <AskDelete
          {...({ record, row, consequence } as unknown as Pick<DeleteProps, 'record' | 'row' | 'consequence'>)}
          onDeleted={() => void navigate(listPath)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
