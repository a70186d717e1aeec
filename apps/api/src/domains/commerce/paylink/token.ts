import { createHash, randomBytes } from 'node:crypto';

/** A new token of a link: 32 random bytes; the path shows no number. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest by which a link is found; the token itself is kept sealed. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** True for what could be a token: 43 signs of base64url. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
