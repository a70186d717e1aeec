import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import type { HistoryWords } from '../detail/history-words';
import { CopyLink } from '../detail/CopyLink';
import { capital } from '../list/words';
import { SidePanel } from '../panel/SidePanel';
import { PanelRead } from '../read/PanelRead';
import type { Reading } from '../read/reads';
import * as texts from '../texts/record-panel';
import type { RecordRow } from './define-record';
import { DeleteRecord } from './DeleteRecord';
import { RecordForm } from './RecordForm';
import type { Records } from './use-records';
import type { FormValues } from './values';
import type { Show } from './words';

interface Props<Row extends RecordRow> {
  /** Of `useRecords`. */
  readonly records: Records<Row>;
  /** What the fields need besides the record. */
  readonly needs?: readonly Reading[];
  /** What a new record begins with, where it is not the contract's default. */
  readonly initial?: { readonly [Field in keyof Row]?: Row[Field] | '' };
  /** How a value is shown in a conflict, where it is no words: an id by its name. */
  readonly show?: { readonly [Field in keyof Row]?: (value: Row[Field]) => ReactNode };
  /** How a value is shown in the history, where it is no words. */
  readonly inHistory?: HistoryWords['show'];
  /** What a deletion means besides, for this row. */
  readonly onDeletion?: (row: Row) => ReactNode;
  /** Further buttons before the verb; `saveWith` saves the form with these values. */
  readonly actions?: (row: Row | undefined, saveWith: (values: FormValues) => void) => ReactNode;
  /** The fields; the row is undefined for a new record. */
  readonly children: (row: Row | undefined) => ReactNode;
}

const nothing = [] as const;
const noShow = {};

function OpenedPanel<Row extends RecordRow>({
  records,
  needs = nothing,
  initial,
  show = noShow,
  inHistory,
  actions,
  children,
}: Props<Row>): ReactNode {
  const { record, opened, open } = records;
  const { calls, noun, nameOf, rowName } = record;
  const id = typeof opened === 'number' ? opened : undefined;
  const detail = useRead(calls.detail, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all', staleTime: 0 });
  const row = id === undefined ? undefined : detail.data?.[rowName];
  return (
    <SidePanel
      open
      title={id === undefined ? texts.newOne(noun.one) : row ? nameOf(row) : capital(noun.one)}
      kind={row && capital(noun.one)}
      onClose={() => open(undefined)}
      actions={id !== undefined && <CopyLink />}
    >
      <PanelRead reads={[id !== undefined && detail, ...needs]} what={texts.theRecord}>
        {() => (
          <RecordForm
            key={opened}
            records={records}
            row={row}
            initial={initial}
            show={show as Show}
            inHistory={inHistory}
            actions={actions}
          >
            {children(row)}
          </RecordForm>
        )}
      </PanelRead>
    </SidePanel>
  );
}

/** The record next to its list: read, changed, created; and the question before one is deleted. Late: show it while `records.hasPanel`. */
export function RecordPanel<Row extends RecordRow>(props: Props<Row>): ReactNode {
  const { record, opened, open, deleting, askDelete } = props.records;
  const close = (): void => askDelete(undefined);
  const onDeleted = (): void => {
    close();
    if (opened === deleting?.id) open(undefined);
  };
  return (
    <>
      {opened !== undefined && <OpenedPanel {...props} />}
      {deleting && (
        <DeleteRecord
          record={record}
          row={deleting}
          consequence={props.onDeletion}
          onDeleted={onDeleted}
          onClose={close}
        />
      )}
    </>
  );
}
