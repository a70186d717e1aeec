import type { RegistryEntry } from '@lectern/remote-kit';
import type { Loader } from '../composition/loader';
import type { Composition } from '../composition/composition-api';
import * as texts from '../texts/override';
import type { OverrideTarget, Blocker } from './read';
import { isOverrideEntry } from './override-entry';

/** The entry that replaces the live remote now. */
export interface Standing {
  readonly entry: RegistryEntry;
  readonly blocker?: Blocker | undefined;
}

interface OverrideSource {
  readonly of: OverrideTarget;
  now(): Standing;
  /** Reads the origin once more; the registry follows. */
  again(): Promise<Standing>;
}

/** The page's loader with one remote from a developer's origin: a release that may not run is shown as failed, and read again before the next attempt. */
export const overriding = (
  { explain, onceEach, remoteErrorOf }: Pick<Composition, 'explain' | 'onceEach' | 'remoteErrorOf'>,
  inner: Loader,
  { of, now, again }: OverrideSource,
): Loader => {
  /** The version whose name in the page is taken by the origin's code. */
  let ran: string | undefined;
  let wasReported = false;
  const run = (entry: RegistryEntry, expose: string) => {
    ran = entry.version;
    return inner.exposes(entry, expose);
  };
  const refusing = onceEach(async (entry, expose) => {
    // The first time says what the start of the page has found; by the next, Retry or another entry into the remote, it may have been mended.
    const standing = wasReported ? await again() : now();
    wasReported = true;
    if (!standing.blocker) return run(standing.entry, expose);
    throw remoteErrorOf(standing.entry, standing.blocker);
  }, explain);
  const clashing = onceEach(async (entry) => {
    throw remoteErrorOf(entry, { cause: 'incompatible', reasons: [texts.sameVersion(of.origin, entry.version)] });
  }, explain);

  return {
    exposes: (entry, expose) => {
      if (isOverrideEntry(entry)) return now().blocker ? refusing(entry, expose) : run(now().entry, expose);
      // Both would have the same name in the page, and the runtime would give the code that is there.
      return entry.name === of.name && entry.version === ran ? clashing(entry, expose) : inner.exposes(entry, expose);
    },
    hint: (entry, expose) => {
      if (!isOverrideEntry(entry)) inner.hint(entry, expose);
      else if (!now().blocker) inner.hint(now().entry, expose);
    },
    prefetch: (entry, expose) => {
      if (!isOverrideEntry(entry)) inner.prefetch(entry, expose);
      else if (!now().blocker) inner.prefetch(now().entry, expose);
    },
    explain: (entry, error) => inner.explain(isOverrideEntry(entry) ? now().entry : entry, error),
  };
};
