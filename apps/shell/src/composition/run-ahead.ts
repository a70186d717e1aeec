import type { RegistryEntry, Release } from '@lectern/remote-kit';
import { bareAddress } from './digests';
import { guardTag, triesOf } from './tag-guard';

/**
 * Puts the scripts of a remote's exposed module and of one expose into the page together with its entry, instead of one after another:
 * a chunk only registers itself, and the remote's runtime finds it there or joins its tag. Styles stay with their loader, which takes
 * any link for a loaded one. Only for a release that has passed the gates; what failed before is left to the loaders.
 */
export const runAhead = (entry: RegistryEntry, release: Release, expose: string): void => {
  const folder = new URL('.', new URL(entry.releaseUrl, document.baseURI));
  const [, ...exposed] = release.assets['entry'] ?? [];
  for (const file of [...exposed, ...(release.assets[expose] ?? [])]) {
    const address = bareAddress(new URL(file, folder).href);
    if (!file.endsWith('.js') || triesOf(address) > 0) continue;
    const script = document.createElement('script');
    guardTag(script, address);
    // A loader that finds a tag of its address waits for it; one that has come or failed would keep it waiting.
    for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => script.remove());
    document.head.append(script);
  }
};
