import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteContractCalls } from '@lectern/contract/platform/remote-contracts';
import { judgeReleases } from '@lectern/remote-kit/shell-gate';
import type { ShellBuild } from '../../webpack/shell-plugin';
import { Usage } from '../arguments';
import { UserError } from '../user-error';
import { send } from '../send';
import type { Target } from '../target';
import { shellText } from './check';

export const checkShellUsage = `npm run remotes -- check-shell [DIR]             compare a build of the shell (apps/shell/dist) with what people run or may get, before it is deployed`;

/** The command line: a build of the shell, and the address of the console. */
export interface CheckShell {
  readonly folder?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads its command line. @throws Usage */
export const parseCheckShell = (args: readonly string[]): CheckShell => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`One folder is enough, not ${positionals.join(' ')}`);
    return { folder: positionals[0], to: values.to };
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};

const readBuild = async (folder: string): Promise<ShellBuild> => {
  try {
    return JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  } catch (error) {
    throw new UserError(`There is no build of the shell in ${folder}: ${(error as Error).message}`);
  }
};

/** Compares a build of the shell with the releases of a console. `name`: the remote of the deploy key. @throws UserError with the table, where a release is refused */
export const runCheckShell = async (
  { origin, deployKey }: Target,
  name: string,
  folder: string,
  say: (text: string) => void,
): Promise<void> => {
  const build = await readBuild(folder);
  const releases = await send({ origin, bearer: await deployKey(name) }, remoteContractCalls.releases, {});
  const checked = judgeReleases(releases, build);
  const text = shellText(checked, build);
  if (checked.some(({ reasons }) => reasons.length > 0)) throw new UserError(text);
  say(text);
};
