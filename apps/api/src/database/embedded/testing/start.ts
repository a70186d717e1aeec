import { testRoots } from '../../../testing/roots';
import { startEmbedded as start, type EmbeddedOptions } from '../server';

/** Starts the embedded server with the PostgreSQL of this checkout. */
export const startEmbedded = (options: Omit<EmbeddedOptions, 'repository'>): ReturnType<typeof start> =>
  start({ repository: testRoots.repository, ...options });
