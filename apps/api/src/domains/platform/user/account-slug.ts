import { randomBytes } from 'node:crypto';

/** A slug that no other account has, from a name or the beginning of an address: its Latin letters and digits, and a random end. */
export const accountSlug = (words: string, noun: string): string => {
  const base = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${base || noun}-${randomBytes(4).toString('hex')}`;
};
