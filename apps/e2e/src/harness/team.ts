import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf, newSigningKey } from '@lectern/remote-kit/signature';
import type { Console } from './console';
import { databaseOf } from './database';

/** The keys of a team, as it has them in its environment. */
export interface TeamKeys {
  readonly deployKey: string;
  readonly signingKey: string;
}

/** Makes a remote known to a console, with keys that are trusted for it; they lie in its data folder too, where `npm run remotes` finds them. */
export const registerTeam = async ({ dataFolder }: Console, name: string, basePaths: readonly string[]): Promise<TeamKeys> => {
  const { privateKey, publicKey } = await newSigningKey();
  const deployKey = randomBytes(32).toString('base64url');
  const token = createHash('sha256').update(deployKey).digest();
  const database = await databaseOf(dataFolder);
  try {
    const { rows } = await database.query<{ id: string }>('insert into remotes (name, title, owner_team, base_paths) values ($1, $1, $2, $3) returning id', [name, 'a team', basePaths]);
    const keys = 'insert into remote_keys (remote_id, kind, label, key_id, public_key, token_hash) values ($1, $2, $3, $4, $5, $6)';
    await database.query(keys, [rows[0]?.id, 'signing', 'test', await keyIdOf(publicKey), publicKey, null]);
    await database.query(keys, [rows[0]?.id, 'deploy', 'test', token.toString('base64url'), null, token]);
  } finally {
    await database.end();
  }
  await writeFile(path.join(dataFolder, 'secrets', `${name}.signing.json`), JSON.stringify({ privateKey, publicKey }));
  await writeFile(path.join(dataFolder, 'secrets', `${name}.deploy`), deployKey);
  return { deployKey, signingKey: privateKey };
};
