import { bareAddress, listShell, lookUp } from './digests';
import { scriptAddress } from './trusted-types';

/** How long a script or stylesheet may take, in ms. Browsers set no limit to a stylesheet at all. */
export const tagDeadline = 15_000;

/** What became of the last tag of an address that did not load. */
export type TagFault = 'timeout' | 'error' | 'unlisted';

declare global {
  /** Called by the webpack runtimes of shell and remotes with every script and stylesheet tag before it is put into the page. */
  var __lecternTag: typeof guardTag;
}

const tries = new Map<string, number>();
const faults = new Map<string, TagFault>();

/** Gives a tag its deadline, and keeps on record whether it loaded. */
export const watchTag = (element: HTMLElement, key: string): void => {
  const timer = setTimeout(() => {
    faults.set(key, 'timeout');
    // Every loader listens to this event; none of them has a limit of its own that a retry survives.
    element.dispatchEvent(new Event('error'));
  }, tagDeadline);
  // Captured, so that the fault is on record before the loader's own listener rejects.
  element.addEventListener(
    'load',
    () => {
      clearTimeout(timer);
      faults.delete(key);
    },
    { capture: true },
  );
  element.addEventListener(
    'error',
    () => {
      clearTimeout(timer);
      if (!faults.has(key)) faults.set(key, 'error');
    },
    { capture: true },
  );
};

/**
 * Gives a tag the integrity that its release lists, a deadline, and an address of its own from the second try on (a browser
 * keeps a hanging request and repeats its outcome). Throws for an address that no release lists.
 */
export const guardTag = (element: HTMLScriptElement | HTMLLinkElement, address: string): void => {
  const key = bareAddress(address);
  const file = lookUp(key);
  if (!file) {
    faults.set(key, 'unlisted');
    throw new Error(`${key} is in no signed release of this page`);
  }
  const before = tries.get(key) ?? 0;
  tries.set(key, before + 1);
  faults.delete(key);
  element.crossOrigin = 'anonymous';
  element.integrity = file.integrity;
  const target = before ? `${key}?r=${before}` : key;
  if (element instanceof HTMLScriptElement) element.src = scriptAddress(target);
  else element.href = target;
  watchTag(element, key);
};

/** The files under `folder` whose last tag failed, and how; the newest last. */
export const faultsUnder = (folder: string): ReadonlyArray<{ readonly address: string; readonly fault: TagFault }> => {
  const prefix = bareAddress(folder);
  return [...faults].filter(([key]) => key.startsWith(prefix)).map(([address, fault]) => ({ address, fault }));
};

/** Notes that an address was asked for in vain before any tag: the browser repeats that outcome until the address differs. */
export const countVainTry = (address: string): void => {
  const key = bareAddress(address);
  tries.set(key, (tries.get(key) ?? 0) + 1);
};

/** How often an address was asked for by a tag, or in vain by a hint. */
export const triesOf = (address: string): number => tries.get(bareAddress(address)) ?? 0;

/** Puts the guard in place; the shell's first statement, before any lazy chunk of its own. Development alone gives another one. */
export const installTagGuard = (guard = guardTag): void => {
  listShell();
  globalThis.__lecternTag = guard;
};
