import { whenIdle } from './when-idle';

/** The worker's address as the page names it; absent where the server offers none. */
const workerAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;

interface AddressPolicy {
  createScriptURL(address: string): string;
}

/** Registers the service worker that the page names, once the first screen is shown. Without one the console works as well. */
export const registerWorker = (): void => {
  const address = workerAddress();
  if (!address || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    const onlyIt: AddressPolicy = {
      createScriptURL(requestedUrl) {
        if (requestedUrl === address) return requestedUrl;
        throw new TypeError(`${requestedUrl} is not the service worker`);
      },
    };
    const policy =
      (
        window as { trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy } }
      ).trustedTypes?.createPolicy('shell', onlyIt) ?? onlyIt;
    // A browser that refuses (private window, storage full) goes on without.
    void navigator.serviceWorker
      .register(policy.createScriptURL(address), { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined);
  }, 3_000);
};
