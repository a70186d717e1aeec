import type { ComponentProps, ReactNode } from 'react';
import { PageRead } from '@lectern/ui-kit/detail';
import './detail.css';

interface Props {
  readonly head: ReactNode;
  readonly reads: ComponentProps<typeof PageRead>['reads'];
  /** What could not be read: 'The trainer'. */
  readonly what: string;
  readonly loading: string;
  /** Why the page shows less than it could. */
  readonly note?: string | undefined;
  /** The tab's own part, once everything is read. */
  readonly main: () => ReactNode;
  /** Next to it, below it on narrow screens; absent where the tab needs the whole width. */
  readonly aside?: () => ReactNode;
}

/** One tab of a person's page: student, trainer or agency. */
export function PersonPage({ head, reads, what, loading, note, main, aside }: Props): ReactNode {
  return (
    <div className="page-stack">
      {head}
      <PageRead reads={reads} what={what} loading={loading}>
        {() => (
          <>
            {note && <p className="person-detail-note">{note}</p>}
            <div className={aside ? 'person-columns' : 'person-columns is-wide'}>
              <div>{main()}</div>
              {aside && <div>{aside()}</div>}
            </div>
          </>
        )}
      </PageRead>
    </div>
  );
}
