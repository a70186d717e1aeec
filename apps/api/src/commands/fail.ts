import { StartupError } from '../database/embedded/startup-error';

/** Ends a command that failed: a StartupError is for the operator, anything else is our fault and printed whole. */
export const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};
