import { StartupError } from '../database/embedded/startup-error';

/** Ends a command that failed: a sentence is for anyone who typed it, anything else is ours and reported whole. */
export const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};
