import { createHash } from 'node:crypto';
import { codeOfBytes } from '../domains/commerce/coupon/codes/code-signs';

/** The n-th single-use code of a prefix in the demo: the same each time, so that sales can name it. */
export const demoCode = (prefix: string, n: number): string =>
  codeOfBytes(prefix, createHash('sha256').update(`${prefix} ${n}`).digest().subarray(0, 8));
