import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from '../../../server/auth/server-keys';
import { toleranceSeconds } from './hmac';
import type { WebhookFault } from './provider';

const textOf = (at: string, raw: Buffer): string => `sandbox webhook\n${at}\n${raw.toString('base64')}`;

/** The header of a sandbox webhook: key id, moment in seconds, HMAC over moment and raw bytes. */
export const signSandbox = ({ current }: ServerKeys, raw: Buffer, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000));
  return `k=${current.id},t=${at},v1=${digestBy(current, textOf(at, raw)).toString('hex')}`;
};

/** The fault of a webhook's signature, if it has one. */
export const sandboxFault = (
  keys: ServerKeys,
  header: unknown,
  raw: Buffer,
  now: Date,
): { readonly fault: WebhookFault; readonly skewSeconds?: number } | undefined => {
  const parts = new Map(
    (typeof header === 'string' ? header : '').split(',').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const key = keyById(keys, parts.get('k') ?? '');
  const at = parts.get('t') ?? '';
  const hex = parts.get('v1') ?? '';
  if (!key || !/^\d{10}$/.test(at) || !/^[0-9a-f]{64}$/.test(hex)) return { fault: 'signature' };
  if (!timingSafeEqual(digestBy(key, textOf(at, raw)), Buffer.from(hex, 'hex'))) return { fault: 'signature' };
  const skewSeconds = Math.round(now.getTime() / 1000 - Number(at));
  return Math.abs(skewSeconds) > toleranceSeconds ? { fault: 'timestamp', skewSeconds } : undefined;
};
