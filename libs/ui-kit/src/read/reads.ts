import type { ReadError } from '../states/ListError';

/** Something that is read: an answer of `useRead`, or what a screen made of several. */
export interface Reading {
  /** What was read before stays when reading anew fails. */
  readonly data?: unknown;
  readonly error?: ReadError | null | undefined;
  readonly isPending: boolean;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

/** What a place shows while all of these are read: why it can't be shown, or whether it is on its way; Retry asks only for what failed. */
export const togetherOf = (reads: readonly (Reading | false)[]) => {
  const asked = reads.filter((read) => read !== false);
  return {
    error: asked.find(({ data, error }) => data === undefined && error)?.error ?? undefined,
    isPending: asked.some(({ isPending }) => isPending),
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => asked.forEach(({ error, refetch }) => error && void refetch()),
  };
};
