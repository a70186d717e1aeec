import { toleranceSeconds } from './hmac';
import type { JudgedSignature } from './webhook';

/** Judges the signed moment of a webhook, in seconds. `skewSeconds` is how far our clock is ahead of it, taken or refused. */
export const judgeMoment = (at: string, now: Date): JudgedSignature => {
  const skewSeconds = Math.round(now.getTime() / 1000 - Number(at));
  return Math.abs(skewSeconds) > toleranceSeconds ? { fault: 'timestamp', skewSeconds } : { skewSeconds };
};
