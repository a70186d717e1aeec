import type { ReactNode } from 'react';
import { PanelBody } from '../panel/parts';
import { ListError } from '../states/ListError';
import { Bars } from './Bars';
import { togetherOf, type Reading } from './reads';

interface Props {
  /** What the panel needs; false for what it does not need this time. */
  readonly reads: readonly (Reading | false)[];
  /** 'The skill'. */
  readonly what: string;
  readonly bars?: readonly number[];
  readonly children: () => ReactNode;
}

/** The inside of a panel, once what it needs is read; until then bars, or why it could not be read. */
export function PanelRead({ reads, what, bars = [48, 48, 48, 96], children }: Props): ReactNode {
  const { error, isPending, isFetching, retry } = togetherOf(reads);
  if (!error && !isPending) return children();
  return (
    <PanelBody busy={!error}>
      {error ? <ListError what={what} error={error} busy={isFetching} onRetry={retry} /> : <Bars heights={bars} />}
    </PanelBody>
  );
}
