import type { Sha384 } from '@lectern/remote-kit';

/** The subresource-integrity value of these bytes. */
export const digestOf = async (bytes: ArrayBuffer): Promise<Sha384> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
};
