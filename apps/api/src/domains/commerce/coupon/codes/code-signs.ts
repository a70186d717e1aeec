import { randomBytes } from 'node:crypto';

/** Signs that nobody mistakes for others: no 0, O, 1 and I. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** A code that nobody can guess: the prefix and 8 random signs. There are 32 signs, so that each is as likely. */
export const newCode = (prefix: string): string =>
  prefix + Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');
