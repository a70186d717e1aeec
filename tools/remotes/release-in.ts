import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lectern/remote-kit';
import { readRelease } from '@lectern/remote-kit/release';
import { UserError } from './user-error';

/** The release that a build of this remote left in a folder. @throws Refused */
export const releaseIn = async (folder: string, name: string): Promise<{ text: string; release: Release }> => {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UserError(`${folder} holds no release.json: is ${name} a remote, and built?`);
  const { release, reasons } = readRelease(text);
  if (!release)
    throw new UserError(`release.json of ${name} is not sound:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
  if (release.declared.name !== name)
    throw new UserError(`${folder} is a build of ${release.declared.name}, not of ${name}.`);
  return { text, release };
};
