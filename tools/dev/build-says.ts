import type { Stats } from 'webpack';
import { plainError } from './plain-error';
import type { Said } from './said';

/** Outcome of a build, for the terminal. */
export const buildSays = (stats: Stats): Said => {
  const { errors = [], time = 0 } = stats.toJson({ all: false, errors: true, timings: true });
  return errors.length > 0 ? { is: 'broken', errors: errors.map(plainError) } : { is: 'built', ms: time };
};
