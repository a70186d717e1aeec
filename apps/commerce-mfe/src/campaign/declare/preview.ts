import type { CampaignEntry } from '@lectern/contract/commerce';

/** A row of the preview: an entry, or the number of entries that are left out. */
export type PreviewRow =
  { readonly entry: CampaignEntry; readonly wins: boolean } | { readonly leftOut: number; readonly canShow: boolean };

const first = 3;
const last = 2;
/** The most entries that the first read brings. */
export const firstPage = 100;

/** The page of entries that has the ranks from `from` to `until`: page and size, where numbered pages reach it. */
export const pageWith = (
  from: number,
  until: number,
): { readonly page: number; readonly limit: number } | undefined => {
  for (let limit = firstPage; limit > until - from; limit -= 1) {
    const page = Math.floor((from - 1) / limit) + 1;
    if (Math.floor((until - 1) / limit) + 1 === page && page <= 200) return { page, limit };
  }
  return undefined;
};

/** The ranks at the line that the first read does not bring; undefined where it brings them. */
export const ranksAtLine = (lastRank: number): readonly [from: number, until: number] | undefined =>
  lastRank + 1 > firstPage ? [lastRank - last + 1, lastRank + 1] : undefined;

/**
 * The winners in short: the first three, those left out, the last two, and the entry after them. `isWhole` shows as
 * many of them as were read.
 */
export const previewRows = (
  entries: readonly CampaignEntry[],
  lastRank: number,
  isWhole: boolean,
): readonly PreviewRow[] => {
  const byRank = new Map(entries.flatMap((entry) => (entry.rank === null ? [] : [[entry.rank, entry] as const])));
  const rowsOf = (from: number, until: number): PreviewRow[] =>
    Array.from({ length: Math.max(0, until - from + 1) }, (_each, at) => from + at).flatMap((rank) => {
      const entry = byRank.get(rank);
      return entry ? [{ entry, wins: entry.result === 'wins' }] : [];
    });
  // A row for a single entry in between would be as high as the entry.
  if (lastRank <= first + last + 1) return rowsOf(1, lastRank + 1);
  const tail = rowsOf(lastRank - last + 1, lastRank + 1);
  const head = rowsOf(1, isWhole ? Math.min(firstPage, lastRank - last) : first);
  const leftOut = lastRank - last - head.length;
  return [...head, ...(leftOut > 0 ? [{ leftOut, canShow: !isWhole }] : []), ...tail];
};
