import { exactUpTo } from '../src/server/list/list-query';

interface Listed {
  readonly result: { readonly items: readonly { readonly id: number }[]; readonly total: number };
}

// The bare server counts one row past the limit of exact totals; the console says the limit itself.
const totalOf = ({ result }: Listed): number => (result.total === exactUpTo + 1 ? exactUpTo : Math.round(result.total));

/** Why two answers to one question don't have the same rows in the same order and the same total; undefined when they have. */
export const differenceOf = (ours: string, bare: string): string | undefined => {
  const [one, other] = [ours, bare].map((text) => JSON.parse(text) as Listed) as [Listed, Listed];
  const ids = (listed: Listed): string => listed.result.items.map(({ id }) => id).join(' ');
  if (ids(one) !== ids(other)) return `rows ${ids(one)} and ${ids(other)}`;
  return totalOf(one) === totalOf(other) ? undefined : `totals ${one.result.total} and ${other.result.total}`;
};
