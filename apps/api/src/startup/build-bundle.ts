import { fail } from '../commands/fail';
import { readConfig } from './config';
import { bundleRoots } from './roots';
import { holdBuilds, servedProjects } from './builds';
import { whenParentDies } from './parent';

/**
 * Builds the bundle and, before a console, what that serves: tools/checkout.mjs runs this from its source and then loads the bundle. Whatever
 * a person must mend ends the process. What it answers ends the hold of the builds.
 */
export const buildBundle = async (repository: string, entry: string): Promise<() => void> => {
  const projects = (): string[] =>
    entry === 'main' ? ['api', ...servedProjects(readConfig(process.env, bundleRoots(repository)))] : ['api'];
  const end = (): never => process.exit(130);
  const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  const stopWatch = process.env['npm_lifecycle_event'] ? whenParentDies(end) : undefined;
  try {
    return await holdBuilds(repository, projects());
  } catch (error) {
    return fail(error);
  } finally {
    for (const signal of signals) process.off(signal, end);
    stopWatch?.();
  }
};
