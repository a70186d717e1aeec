import type { ReadError } from '../states/ListError';

/** Something that is read: an answer of `useRead`, or what a screen made of several. */
export interface Reading {
  /** Earlier data stay when a later read fails. */
  readonly data?: unknown;
  readonly error?: ReadError | null | undefined;
  readonly isPending: boolean;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

/** What a place shows while all of these are read: why it can't be shown, or whether it is on its way; Retry asks only for what failed. */
export const togetherOf = (reads: readonly (Reading | false)[]) => {
  const wanted = reads.filter((read) => read !== false);
  return {
    error: wanted.find(({ data, error }) => data === undefined && error)?.error ?? undefined,
    isPending: wanted.some(({ isPending }) => isPending),
    isFetching: wanted.some(({ isFetching }) => isFetching),
    retry: () => wanted.forEach(({ error, refetch }) => error && void refetch()),
  };
};
