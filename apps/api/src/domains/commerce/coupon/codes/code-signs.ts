import { randomBytes } from 'node:crypto';

/** Signs that nobody mistakes for others: no 0, O, 1 and I. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** A sign for each byte behind the prefix. There are 32 signs, so that each is as likely. */
export const codeOfBytes = (prefix: string, bytes: Uint8Array): string =>
  prefix + Array.from(bytes, (byte) => signs[byte % signs.length]).join('');

/** A code that nobody can guess: the prefix and 8 random signs. */
export const newCode = (prefix: string): string => codeOfBytes(prefix, randomBytes(length));
