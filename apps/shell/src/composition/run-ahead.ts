import type { RegistryEntry, Release } from '@lectern/remote-kit';
import { within } from './deadline';
import { bareAddress } from './digests';
import { guardTag, triesOf } from './tag-guard';

/** How long the styles may hold up what is to be shown, in ms; after that their loader takes over. */
const styleDeadline = 5_000;

/** A loader that finds a tag of its address waits for it; one that has come or failed would keep it waiting. */
const runScript = (address: string): void => {
  const script = document.createElement('script');
  guardTag(script, address);
  for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => script.remove());
  document.head.append(script);
};

/** Fulfilled once it is applied, or gone: its loader takes any link for one that has come, so a link that has not may not stay. */
const applyStyle = (address: string): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  guardTag(link, address);
  document.head.append(link);
  const applied = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  return within(styleDeadline, applied).then(
    () => undefined,
    () => link.remove(),
  );
};

/**
 * Puts the files of a remote's exposed module and of one expose into the page together with its entry, instead of one after another: a chunk
 * only registers itself, and the remote's runtime finds it there or joins its tag. Fulfilled when no style is on its way any more. Only for a
 * release that has passed the gates; what failed before is left to the loaders.
 */
export const runAhead = (entry: RegistryEntry, release: Release, expose: string): Promise<unknown> => {
  const folder = new URL('.', new URL(entry.releaseUrl, document.baseURI));
  const [, ...exposed] = release.assets['entry'] ?? [];
  const styles: Promise<void>[] = [];
  for (const file of [...exposed, ...(release.assets[expose] ?? [])]) {
    const address = bareAddress(new URL(file, folder).href);
    if (triesOf(address) > 0) continue;
    if (file.endsWith('.css')) styles.push(applyStyle(address));
    // Made by hand, a script may need the entry before it.
    else if (file.endsWith('.js') && release.container !== 'plain') runScript(address);
  }
  return Promise.all(styles);
};
