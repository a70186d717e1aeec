import { spawn } from 'node:child_process';
import path from 'node:path';
import { UserError } from '../user-error';
import { readBuildIn } from './host';

/** Checks the build in a folder by the harness of the browser tests, in a process of its own. True when nothing was found. @throws Refused */
export const startCheck = async (
  root: string,
  name: string,
  folder: string,
  url: string | undefined,
): Promise<boolean> => {
  const { release } = await readBuildIn(folder);
  if (release.declared.name !== name)
    throw new UserError(`${folder} is a build of ${release.declared.name}, not of ${name}.`);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'apps/e2e/check/run.ts'), folder, ...(url ? [url] : [])],
    { stdio: 'inherit' },
  );
  return (await new Promise<number | null>((resolve) => child.once('close', resolve))) === 0;
};
