import type { Cause, RegistryEntry, Release } from '@lectern/remote-kit';
import { causeOf } from './diagnose';
import { digestOf } from './digest';
import { tagDeadline } from './tag-guard';

/** release.json could not be used, and why. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  constructor(
    readonly remoteCause: Cause,
    message: string,
  ) {
    super(message);
  }
}

const isFor = (entry: RegistryEntry, release: Release): boolean =>
  release.format === 1 && release.version === entry.version && release.declared?.name === entry.name;

const read = async (address: string, again: boolean): Promise<ArrayBuffer> => {
  let answer: Response;
  try {
    answer = await fetch(address, { cache: again ? 'reload' : 'default', signal: AbortSignal.timeout(tagDeadline) });
    if (answer.ok) return await answer.arrayBuffer();
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ReleaseError(timedOut ? 'timeout' : 'offline', `release.json of ${address}: ${String(error)}`);
  }
  throw new ReleaseError(causeOf(answer.status), `release.json answered ${answer.status}`);
};

/**
 * The signed release of a registry entry. Its bytes must have the digest that the registry took from the release whose
 * signature the API checked. `again`: past the browser's cache. Throws `ReleaseError`.
 */
export const fetchRelease = async (entry: RegistryEntry, again = false): Promise<Release> => {
  const bytes = await read(entry.releaseUrl, again);
  if ((await digestOf(bytes)) !== entry.releaseDigest)
    throw new ReleaseError('changed', 'release.json is not the one that was signed');
  const release = JSON.parse(new TextDecoder().decode(bytes)) as Release;
  if (!isFor(entry, release))
    throw new ReleaseError('faulty', `release.json is not that of ${entry.name}@${entry.version}`);
  return release;
};
