import { useEffect, useState } from 'react';
import type { Entry } from './entries';

interface Chosen {
  /** The position of the line that Enter opens; -1 where there is none yet. */
  readonly at: number;
  /** Chooses a line; without one the first is chosen again. */
  readonly choose: (entry: Entry | undefined) => void;
}

/**
 * The line that Enter opens: the first one, until another is chosen. It stays chosen when others arrive above it.
 * While answers are on their way, only a line that `isSure` accepts is chosen. So Enter doesn't depend on their speed.
 */
export const useChosen = (lines: readonly Entry[], isBusy: boolean, isSure: (entry: Entry) => boolean): Chosen => {
  const [key, setKey] = useState<string>();
  const keptAt = lines.findIndex((line) => line.key === key);
  const [first] = lines;
  const at = keptAt >= 0 || !first ? keptAt : !isBusy || isSure(first) ? 0 : -1;
  const chosen = lines[at]?.key;
  useEffect(() => {
    if (chosen !== undefined && chosen !== key) setKey(chosen);
  }, [chosen, key]);
  return { at, choose: (entry) => setKey(entry?.key) };
};
