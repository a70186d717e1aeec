import { readFile, writeFile } from 'node:fs/promises';
import { isPublicKey, keyIdOf, newSigningKey } from '@lectern/remote-kit/signature';
import { UserError } from '../user-error';

/** Writes a new key pair to a file that nobody else can read; never over another one. Answers the id of its public half. @throws Refused */
export const writePair = async (file: string): Promise<string> => {
  const pair = await newSigningKey();
  await writeFile(file, `${JSON.stringify(pair)}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new UserError(
        error.code === 'EEXIST'
          ? `${file} is there already: a key that is written over is lost.`
          : `${file} can’t be written (${error.code ?? error.message}).`,
      );
    },
  );
  return keyIdOf(pair.publicKey);
};

/** The public half of a pair, the only part that leaves this machine. @throws Refused */
export const readPublicKey = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} can’t be read (${error.code ?? error.message}).`);
  });
  const { publicKey } = ((): { publicKey?: unknown } => {
    try {
      return JSON.parse(text) as { publicKey?: unknown };
    } catch {
      return {};
    }
  })();
  if (typeof publicKey !== 'string' || !(await isPublicKey(publicKey)))
    throw new UserError(`${file} holds no key pair: make one with npm run remotes -- key-new FILE.`);
  return publicKey;
};
