import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { hasSafeEnding, safeName } from './fitting-name';

/** Name under which a private file is saved: its own, or with the ending of its type behind it where opening it could run something. */
export const savedName = async (db: Kysely<DB>, path: string, name: string): Promise<string> => {
  if (hasSafeEnding(name)) return name;
  const storageKey = path.slice(0, path.lastIndexOf('/'));
  const file = await db.selectFrom('files').select('extension').where('storageKey', '=', storageKey).executeTakeFirst();
  return safeName(name, file?.extension);
};
