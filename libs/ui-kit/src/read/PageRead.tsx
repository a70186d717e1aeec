import type { ReactNode } from 'react';
import { ListError } from '../states/ListError';
import { Bars } from './Bars';
import { togetherOf, type Reading } from './reads';
import './page-read.css';

interface Props {
  /** What the page needs; false for what it does not need this time. */
  readonly reads: readonly (Reading | false)[];
  /** 'The coupon'. */
  readonly what: string;
  /** 'Loading the coupon'. */
  readonly loading: string;
  readonly children: () => ReactNode;
}

/** A page below its head, once what it needs is read; until then bars, or why it could not be read. */
export function PageRead({ reads, what, loading, children }: Props): ReactNode {
  const { error, isPending, isFetching, retry } = togetherOf(reads);
  if (error) return <ListError what={what} error={error} busy={isFetching} onRetry={retry} />;
  if (!isPending) return children();
  return (
    <div className="page-bars" role="status" aria-label={loading}>
      <Bars heights={[56, 56, 56, 120, 56]} />
    </div>
  );
}
