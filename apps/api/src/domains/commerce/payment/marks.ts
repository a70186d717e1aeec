import { createHash } from 'node:crypto';
import type { Scales } from './scale';

/** The name under which a provider keeps our mark with a session or a refund. */
export const markName = 'lectern';

/** Eight signs for this console: two consoles that share an account never take each other's news. */
const consoleOf = (publicUrl: string): string => createHash('sha256').update(publicUrl).digest('hex').slice(0, 8);

/** A mark as the provider keeps it: 'a1b2c3d4-order:12'. */
export const ownMark = (publicUrl: string, mark: string): string => `${consoleOf(publicUrl)}-${mark}`;

/** The mark of this console again: 'order:12'. Undefined for a text of anybody else. */
export const readMark = (publicUrl: string, text: unknown): string | undefined => {
  const start = ownMark(publicUrl, '');
  return typeof text === 'string' && text.startsWith(start) ? text.slice(start.length) : undefined;
};

/** The order that a mark of this console names. */
export const orderOf = (publicUrl: string, text: unknown): { readonly orderId?: number } => {
  const id = /^order:([1-9]\d{0,14})$/.exec(readMark(publicUrl, text) ?? '')?.[1];
  return id === undefined ? {} : { orderId: Number(id) };
};

/** The key of a request that may be sent twice, in letters, digits and hyphens. */
export const requestKey = (publicUrl: string, key: string): string => ownMark(publicUrl, key).replaceAll(':', '-');

/** Facts that a translation of a provider's words needs. */
export interface Reading {
  readonly scales: Scales;
  readonly publicUrl: string;
}
