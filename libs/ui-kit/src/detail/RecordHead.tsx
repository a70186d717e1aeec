import type { ReactNode } from 'react';
// By the names of the shared parts, as in the remotes that this file goes into: else each would carry the kit along.
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import { RouteTabs, type Tab } from '@lectern/ui-kit/detail';
import './record-head.css';

export interface Head {
  readonly name: string;
  /** Of a person: shown in a circle before the name. */
  readonly initials?: string;
  readonly status: string;
  readonly statusLabel?: string | undefined;
  /** Further marks, next to the status. */
  readonly marks?: ReactNode;
  /** A decision that is needed, above the figures. */
  readonly note?: ReactNode;
  /** One line that says which one it is. */
  readonly identity: ReactNode;
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
  readonly actions: ReactNode;
}

interface Props {
  /** 'Course', shown until the record is read. */
  readonly title: string;
  readonly head: Head | undefined;
  readonly tabs: readonly Tab[] | undefined;
}

/** Name, actions, key figures and tabs of a record or a person with pages of its own. */
export function RecordHead({ title, head, tabs }: Props): ReactNode {
  return (
    <>
      {head ? (
        <>
          <div className="record-head">
            {head.initials !== undefined && (
              <span className="record-initials" aria-hidden>
                {head.initials}
              </span>
            )}
            <div className="record-who">
              <PageHeader
                title={head.name}
                status={
                  <>
                    <StatusLabel status={head.status} label={head.statusLabel} filled />
                    {head.marks}
                  </>
                }
              />
              <p>{head.identity}</p>
            </div>
            <div className="record-actions">{head.actions}</div>
          </div>
          {head.note}
          {head.figures.length > 0 && (
            <dl className="record-figures">
              {head.figures.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      ) : (
        <PageHeader title={title} />
      )}
      {tabs && <RouteTabs label={title} tabs={tabs} />}
    </>
  );
}
