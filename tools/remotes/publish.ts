import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResponseOf } from '@lectern/contract';
import { remotesCalls } from '@lectern/contract/platform';
import { contractFile } from '@lectern/remote-kit/compiled';
import { sign } from '@lectern/remote-kit/signature';
import { UserError } from './user-error';
import { releaseIn } from './release-in';
import { send, sendBlob, type Sender } from './send';

/** Result of publishing a build. */
export interface PublishedBuild {
  readonly name: string;
  readonly version: string;
  /** The same release was there before. */
  readonly already: boolean;
  readonly files: number;
  /** Files and bytes that the server did not have from earlier releases. */
  readonly uploaded: number;
  readonly uploadedBytes: number;
  /** The verdict of each shell. */
  readonly shells: ResponseOf<typeof remotesCalls.publish>['shells'];
}

/** The build of a remote, with a version of its own. @throws Refused */
export const readBuild = async (folder: string, name: string) => {
  const { text, release } = await releaseIn(folder, name);
  if (release.version.endsWith('-gdev'))
    throw new UserError(
      `${name}@${release.version} was built outside nx and has no version of its own: build it with npx nx build ${name}, or give REMOTE_VERSION.`,
    );
  const contract = Object.hasOwn(release.files, contractFile)
    ? await readFile(path.join(folder, contractFile), 'utf8')
    : undefined;
  return { text, release, contract };
};

/** Signs a built remote and uploads what the console lacks of it. @throws Refused with every reason */
export const publishBuild = async (
  sender: Sender,
  name: string,
  folder: string,
  privateKey: string,
): Promise<PublishedBuild> => {
  const { text, release } = await readBuild(folder, name);
  const signed = { release: text, signature: await sign(text, privateKey) };
  const published = await send(sender, remotesCalls.publish, signed);
  const wanted = new Set(published.missing);
  let uploadedBytes = 0;
  for (const [file, { integrity }] of Object.entries(release.files)) {
    if (!wanted.delete(integrity)) continue;
    const bytes = await readFile(path.join(folder, file));
    uploadedBytes += bytes.length;
    await sendBlob(sender, integrity, bytes);
  }
  if (published.missing.length > 0) {
    const { missing } = await send(sender, remotesCalls.publish, signed);
    if (missing.length > 0)
      throw new UserError(`The console still lacks ${missing.length} files of ${name}@${release.version}.`);
  }
  return {
    name,
    version: release.version,
    already: published.already,
    files: Object.keys(release.files).length,
    uploaded: published.missing.length,
    uploadedBytes,
    shells: published.shells,
  };
};
