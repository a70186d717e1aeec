import { lookUp } from './digests';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/** Only an address that a signed release lists becomes a script's address. */
const onlyListed: ScriptPolicy = {
  createScriptURL(address) {
    if (lookUp(address)) return address;
    throw new TypeError(`${address} is in no signed release of this page`);
  },
};

let policy: ScriptPolicy | undefined;

/** The address as the page's Trusted Types want it; throws for an address that no release lists. */
export const scriptAddress = (address: string): string => {
  policy ??= window.trustedTypes?.createPolicy('mf', onlyListed) ?? onlyListed;
  return policy.createScriptURL(address);
};
