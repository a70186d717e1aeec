import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from './user-error';

type Env = Readonly<Record<string, string | undefined>>;

/** The console that is spoken to, and where the keys for it come from. */
export interface Target {
  /** Its origin, without a slash at its end. */
  readonly origin: string;
  /** The bearer token of the team that owns this remote. @throws Refused when there is none */
  deployKey(remote: string): Promise<string>;
  /** The private key that signs this remote's releases, PKCS 8 in base64. @throws Refused when there is none */
  signingKey(remote: string): Promise<string>;
}

const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw new UserError(`${file} cannot be read (${error.code ?? error.message}).`);
    },
  );

/** The address that the console of this data folder noted when it started. */
const runningAddress = async (dataFolder: string): Promise<string> => {
  const note = await read(path.join(dataFolder, 'console.json'));
  if (!note)
    throw new UserError(`No console runs on ${dataFolder}: start it (npm start), or name another with --to URL.`);
  return (JSON.parse(note) as { address: string }).address;
};

/** Keys of the environment win. Those of the data folder are used for a console on this machine only: they are sent to nobody else. */
export const findTarget = async (to: string | undefined, env: Env, dataFolder: string): Promise<Target> => {
  const address = to ?? (env['LECTERN_URL'] || (await runningAddress(dataFolder)));
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`"${address}" is not an address like https://console.example.com.`);
  if (url.protocol !== 'https:' && !isThisMachine(url))
    throw new UserError(`${url.origin} is not reached by https: a deploy key would be readable on its way.`);
  const key = async (given: string | undefined, file: string, what: string): Promise<string> => {
    const found = given || (isThisMachine(url) ? await read(path.join(dataFolder, 'secrets', file)) : undefined);
    if (!found)
      throw new UserError(
        `There is no ${what}${isThisMachine(url) ? ` and no ${path.join(dataFolder, 'secrets', file)}` : ''}.`,
      );
    return found;
  };
  return {
    origin: url.origin,
    deployKey: (remote) => key(env['LECTERN_DEPLOY_KEY'], `${remote}.deploy`, 'LECTERN_DEPLOY_KEY'),
    signingKey: async (remote) => {
      const text = await key(env['LECTERN_SIGNING_KEY'], `${remote}.signing.json`, 'LECTERN_SIGNING_KEY');
      return text.startsWith('{') ? (JSON.parse(text) as { privateKey: string }).privateKey : text;
    },
  };
};
