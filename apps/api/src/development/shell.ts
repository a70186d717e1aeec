import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import { servedUnder } from '@lectern/tools/webpack/development-place';
import { StartupError } from '../database/embedded/startup-error';
import type { DevelopmentServers } from './servers';

/** What the shell's dev server has built, read again for each page; waits for a build that runs. @throws Sentence when it does not answer */
export const readDevelopmentShell = async ({ shell }: DevelopmentServers): Promise<ShellBuild> => {
  const answer = await fetch(`${shell}${servedUnder('shell')}shell.json`).catch(() => undefined);
  if (!answer?.ok) throw new StartupError('The dev server of the shell does not answer.');
  // Its chunks change all the time: a page names the first one alone.
  return { ...((await answer.json()) as ShellBuild), chunks: {}, shares: {}, fonts: [] };
};
