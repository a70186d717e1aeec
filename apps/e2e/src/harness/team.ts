import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoUsers } from '@lectern/api/demo-users';
import { parseKeys } from '@lectern/tools/remotes/keys/arguments';
import { runKeys } from '@lectern/tools/remotes/keys/commands';
import { findTarget } from '@lectern/tools/remotes/target';
import type { Console } from './console';

/** The keys of a team, as it has them in its environment. */
export interface TeamKeys {
  readonly deployKey: string;
  readonly signingKey: string;
}

/**
 * Makes a remote known to a console and gives its team keys, by the commands that a person types; the keys lie in the console's data folder, where
 * `npm run remotes` finds them.
 */
export const registerTeam = async ({ url, dataFolder }: Console, name: string, basePath: string): Promise<TeamKeys> => {
  const admin = demoUsers.find(({ roleId }) => roleId === 1);
  const env = { LECTERN_EMAIL: admin?.email, LECTERN_PASSWORD: admin?.password };
  const type = async (command: 'register' | 'key-new' | 'key-add', ...line: string[]): Promise<string> => {
    let said = '';
    await runKeys(parseKeys(command, line), {
      target: () => findTarget(url, {}, dataFolder),
      env,
      say: (text) => (said = text),
    });
    return said;
  };
  const pair = path.join(dataFolder, 'secrets', `${name}.signing.json`);
  await type('register', name, '--title', name, '--team', 'A new team', '--path', basePath);
  await type('key-new', pair);
  await type('key-add', name, '--signing', pair);
  const deployKey = (await type('key-add', name, '--deploy', 'test')).split('\n').at(-1) ?? '';
  await writeFile(path.join(dataFolder, 'secrets', `${name}.deploy`), deployKey);
  const { privateKey } = JSON.parse(await readFile(pair, 'utf8')) as { privateKey: string };
  return { deployKey, signingKey: privateKey };
};
