import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from '../../../server/auth/server-keys';
import type { JudgedSignature } from './webhook';
import { judgeMoment } from './signed-moment';

const textOf = (at: string, raw: Buffer): string => `sandbox webhook\n${at}\n${raw.toString('base64')}`;

/** The header of a sandbox webhook: key id, moment in seconds, HMAC over moment and raw bytes. */
export const signSandbox = ({ current }: ServerKeys, raw: Buffer, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000));
  return `k=${current.id},t=${at},v1=${digestBy(current, textOf(at, raw)).toString('hex')}`;
};

/** The difference of the clocks by a webhook's signature, or its fault. */
export const judgeSandbox = (keys: ServerKeys, header: unknown, raw: Buffer, now: Date): JudgedSignature => {
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
  return judgeMoment(at, now);
};
