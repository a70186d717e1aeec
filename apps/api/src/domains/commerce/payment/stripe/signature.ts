import { isHmacOf, toleranceSeconds } from '../hmac';
import type { WebhookFault } from '../provider';

/**
 * The fault of a `Stripe-Signature` ('t=1700000000,v1=…', several v1 while a secret is changed), if it has one. The moment is
 * checked in both directions: Stripe's own package takes any moment ahead.
 */
export const stripeFault = (
  header: unknown,
  raw: Buffer,
  secrets: readonly string[],
  now: Date,
): { readonly fault: WebhookFault; readonly skewSeconds?: number } | undefined => {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim().split('='));
  const at = parts.find(([key]) => key === 't')?.[1] ?? '';
  if (!/^\d{10}$/.test(at)) return { fault: 'signature' };
  const isSigned = secrets.some((secret) =>
    parts.some(([key, hex]) => key === 'v1' && isHmacOf(hex, secret, `${at}.`, raw)),
  );
  if (!isSigned) return { fault: 'signature' };
  const skewSeconds = Math.round(now.getTime() / 1000 - Number(at));
  return Math.abs(skewSeconds) > toleranceSeconds ? { fault: 'timestamp', skewSeconds } : undefined;
};
