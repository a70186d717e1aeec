import { isHmacOf } from '../hmac';
import type { JudgedSignature } from '../webhook';
import { judgeMoment } from '../signed-moment';

/**
 * The difference of the clocks by a `Stripe-Signature` ('t=1700000000,v1=…', several v1 while a secret is changed), or its
 * fault. The moment is checked in both directions: Stripe's own package takes any moment ahead.
 */
export const judgeStripe = (header: unknown, raw: Buffer, secrets: readonly string[], now: Date): JudgedSignature => {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim().split('='));
  const at = parts.find(([key]) => key === 't')?.[1] ?? '';
  if (!/^\d{10}$/.test(at)) return { fault: 'signature' };
  const isSigned = secrets.some((secret) =>
    parts.some(([key, hex]) => key === 'v1' && isHmacOf(hex, secret, `${at}.`, raw)),
  );
  if (!isSigned) return { fault: 'signature' };
  return judgeMoment(at, now);
};
