import { isRange } from '@lectern/remote-kit/range-syntax';
import { valid } from 'semver';

/** Uses our own code, a package, and a package that is loaded late; fails where the test looks for the place. */
export const run = async (): Promise<string> => {
  const { parse } = await import('acorn');
  if (!isRange('^1.0.0') || !valid('1.0.0') || parse('1', { ecmaVersion: 2022 }).type !== 'Program') return 'broken';
  throw new Error('thrown on purpose');
};
