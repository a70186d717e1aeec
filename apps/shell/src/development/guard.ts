import { bareAddress } from '../composition/digests';
import { guardTag, watchTag } from '../composition/tag-guard';

/** Only what the console's own origin passes through from a dev server. */
const isServed = (address: string): boolean => {
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin === location.origin && /^\/(shell|remotes\/[a-z][a-z0-9-]*)\/dev\//.test(pathname);
};

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const onlyServed: ScriptPolicy = {
  createScriptURL(address) {
    if (isServed(address)) return address;
    throw new TypeError(`${address} comes from no dev server`);
  },
};

let policy: ScriptPolicy | undefined;

/**
 * The tag guard of development: a dev server's files change all the time and have no digest, so their tags get the deadline alone. Every other
 * tag is guarded as in production. This module is in the shell's development build and in no other.
 */
export const developmentGuard: typeof guardTag = (element, address) => {
  if (!isServed(address)) return guardTag(element, address);
  element.crossOrigin = 'anonymous';
  if (element instanceof HTMLScriptElement) {
    policy ??= window.trustedTypes?.createPolicy('mf', onlyServed) ?? onlyServed;
    element.src = policy.createScriptURL(address);
  } else element.href = address;
  watchTag(element, bareAddress(address));
};
