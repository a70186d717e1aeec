import type { ReleaseOverview } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { sizeText } from './figures';

/** A release's size, its entry's, and how both stand to what is live. */
export const sizeWords = (
  { version, totalBytes, entryBytes }: Pick<ReleaseOverview, 'version' | 'totalBytes' | 'entryBytes'>,
  liveBytes: number | undefined,
  live: string | null,
): { size: string; compared: string } => {
  const parts = [texts.entry(sizeText(entryBytes))];
  if (liveBytes !== undefined && live !== null && live !== version) {
    const more = totalBytes - liveBytes;
    parts.push(
      more === 0
        ? texts.asLarge(live)
        : more < 0
          ? texts.smaller(sizeText(-more), live)
          : texts.larger(sizeText(more), live),
    );
  }
  return { size: sizeText(totalBytes), compared: parts.join(', ') };
};
