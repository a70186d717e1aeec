import type { CDPSession, Page } from 'playwright-core';

/** The line of every measurement: 40 ms round trip, 20 Mbit/s both ways, answers compressed with gzip only. */
export const slowLine = async (page: Page): Promise<CDPSession> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 20e6 / 8,
    uploadThroughput: 20e6 / 8,
  });
  return cdp;
};

/** Bytes on the wire (headers left out by CDP's own measure, compression included) of every script and style sheet. */
export interface CodeBytes {
  /** KiB of JS and CSS that arrived so far. */
  kib(): number;
  /** KiB of the files whose address matches. */
  kibOf(address: RegExp): number;
}

/** Counts `encodedDataLength` of scripts and style sheets from now on. */
export const countCode = (cdp: CDPSession): CodeBytes => {
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript|css/.test(response.mimeType)) addresses.set(requestId, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    // A preload and the tag that uses it are one transfer; the second is served from memory with no bytes.
    if (address) sizes.set(address, (sizes.get(address) ?? 0) + encodedDataLength);
  });
  const sum = (keep: (address: string) => boolean) =>
    [...sizes].filter(([address]) => keep(address)).reduce((total, [, bytes]) => total + bytes, 0) / 1024;
  return { kib: () => sum(() => true), kibOf: (address) => sum((each) => address.test(each)) };
};
