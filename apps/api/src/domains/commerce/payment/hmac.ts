import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a webhook's moment may differ from ours, in either direction. */
export const toleranceSeconds = 300;

/** The hex text is the HMAC-SHA-256 of these bytes under the secret. The comparison takes the same time for each text. */
export const isHmacOf = (hex: unknown, secret: string, ...parts: readonly (string | Buffer)[]): boolean => {
  if (typeof hex !== 'string' || !/^[0-9a-f]{64}$/.test(hex) || secret === '') return false;
  const mac = createHmac('sha256', secret);
  for (const part of parts) mac.update(part);
  return timingSafeEqual(mac.digest(), Buffer.from(hex, 'hex'));
};
