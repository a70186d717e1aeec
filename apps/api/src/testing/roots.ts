import path from 'node:path';
import { sourceRoots } from '../startup/roots';

/** The roots of this checkout's sources, for tests and benchmarks. */
export const testRoots = sourceRoots(path.resolve(import.meta.dirname, '../../../..'));
