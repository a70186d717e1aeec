import type { ReactNode } from 'react';
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import { RouteTabs, type Tab } from '@lectern/ui-kit/route-tabs';
import './detail.css';

export interface Person {
  readonly name: string;
  readonly initials: string;
  readonly status: string;
  readonly statusLabel?: string | undefined;
  /** One line that tells who it is. */
  readonly identity: string;
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly actions: ReactNode;
}

interface Props {
  /** 'Trainer', shown until the person is read. */
  readonly title: string;
  readonly person: Person | undefined;
  readonly tabs: readonly Tab[];
}

/** Name, actions, key figures and tabs of a person. */
export function PersonHead({ title, person, tabs }: Props): ReactNode {
  return (
    <>
      {person ? (
        <div className="person-detail-head">
          <span className="person-avatar" aria-hidden>
            {person.initials}
          </span>
          <div className="person-who">
            <PageHeader
              title={person.name}
              status={<StatusLabel status={person.status} label={person.statusLabel} filled />}
            />
            <p>{person.identity}</p>
          </div>
          <div className="person-actions">{person.actions}</div>
        </div>
      ) : (
        <PageHeader title={title} />
      )}
      {person && (
        <dl className="person-figures">
          {person.figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RouteTabs label={title} tabs={tabs} />
    </>
  );
}

/** The initials of a name, at most two. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
