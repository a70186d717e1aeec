import type { ComponentProps, ReactNode } from 'react';
// Imports name the shared parts, as remotes do: by relative paths each remote would carry the kit along.
import { PageRead, type Tab } from '@lectern/ui-kit/detail';
import type { IconName } from '@lectern/ui-kit/icons';
import { NoRecord } from '../states/NoRecord';
import { RecordHead, type Head } from './RecordHead';
import './record-page.css';

type Reads = ComponentProps<typeof PageRead>['reads'];

interface Props<Row> {
  /** 'Course', shown until the record is read. */
  readonly title: string;
  readonly icon: IconName;
  readonly texts: ComponentProps<typeof NoRecord>['texts'];
  /** The address of the list. */
  readonly listPath: string;
  /** The record of `useRecordInAddress`. */
  readonly found: { readonly id: number | undefined; readonly read: Reads[number]; readonly row: Row | undefined };
  /** Other reads that the tab needs before it is shown. */
  readonly reads?: Reads;
  /** 'The course', for a read that failed. */
  readonly what: string;
  readonly loading: string;
  readonly head: (row: Row) => Head;
  /** Left out on a page of one part. */
  readonly tabs?: (id: number) => readonly Tab[];
  /** Notes above the tab: the record is deleted, or why it has its status. */
  readonly notes?: (row: Row) => readonly (string | false | null | undefined)[];
  /** The tab's own part. */
  readonly children: (row: Row) => ReactNode;
}

/** One tab of the page of a record, or the whole page: head, figures, tabs, notes, part. It shows each state of the read. */
export function RecordPage<Row>({
  found: { id, read, row },
  reads = [],
  title,
  icon,
  texts,
  listPath,
  what,
  loading,
  head,
  tabs,
  notes,
  children,
}: Props<Row>): ReactNode {
  if (id === undefined) return <NoRecord icon={icon} title={title} texts={texts} listPath={listPath} />;
  return (
    <div className="page-stack">
      <RecordHead title={title} head={row && head(row)} tabs={tabs?.(id)} />
      <PageRead reads={[read, ...reads]} what={what} loading={loading}>
        {() =>
          row && (
            <>
              {notes?.(row).map(
                (note) =>
                  note && (
                    <p key={note} className="record-note">
                      {note}
                    </p>
                  ),
              )}
              {children(row)}
            </>
          )
        }
      </PageRead>
    </div>
  );
}
