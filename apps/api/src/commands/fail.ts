import { StartupError } from '../database/embedded/startup-error';

/** Ends a command that failed: a sentence is for whoever typed it, anything else is ours and told whole. */
export const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};
