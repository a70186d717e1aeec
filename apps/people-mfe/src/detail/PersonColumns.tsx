import type { ReactNode } from 'react';
import { RecordColumns } from '@lectern/ui-kit/record-page';
import './detail.css';

interface Props {
  /** The tab's own part. */
  readonly main: ReactNode;
  /** Next to it, below it on narrow screens; absent where the tab needs the whole width. */
  readonly aside?: ReactNode;
}

/** The part of a tab of a person's page: student, trainer or agency. */
export function PersonColumns({ main, aside }: Props): ReactNode {
  return (
    <div className="person-detail">
      <RecordColumns aside={aside}>{main}</RecordColumns>
    </div>
  );
}
