import type { Flow, Transition } from '@lectern/contract/flow';

/** A transition as one row offers it. */
export interface Offered extends Omit<Transition, 'means' | 'needs'> {
  /** The consequence, of this row. */
  readonly means: string | undefined;
  /** The cause why it can't be made now. */
  readonly disabledReason: string | undefined;
}

/** Transitions of a row for a user with these rights, in the order of the flow. A deleted row has none. */
export const transitionsOf = <Row extends { readonly status: string; readonly deletedAt?: string | null }>(
  flow: Flow<string, Row>,
  row: Row,
  rights: ReadonlySet<string>,
  now = Date.now(),
): readonly Offered[] =>
  row.deletedAt
    ? []
    : (flow[row.status] ?? [])
        .filter(({ right }) => right === undefined || rights.has(right))
        .map(({ means, needs, ...transition }) => ({
          ...transition,
          means: typeof means === 'function' ? means(row) : means,
          disabledReason: typeof needs === 'function' ? needs(row, now) : undefined,
        }));

/** True when a question is asked before it is made. */
export const isQuestion = ({ means, reason }: Offered): boolean => means !== undefined || reason !== undefined;
