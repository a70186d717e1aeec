import { createHash } from 'node:crypto';

/** A text as a source of a content policy: `'sha256-…'` with its quotation marks. */
export const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
