import type { RequestOf, ResponseOf } from '@lectern/contract';
import type { searchCalls } from '@lectern/contract/platform/search';

type Found = ResponseOf<typeof searchCalls.search>;

/** As many times a search is tried before its late answer counts: each waits for 300 ms at most. */
const tries = 10;

/** The answer of a search without types that were late. On a busy machine one may take longer than the search waits. */
export const inTime = async (
  search: (request: RequestOf<typeof searchCalls.search>) => Promise<Found>,
  request: RequestOf<typeof searchCalls.search>,
): Promise<Found> => {
  let found = await search(request);
  for (let tried = 1; found.late.length > 0 && tried < tries; tried += 1) found = await search(request);
  return found;
};
