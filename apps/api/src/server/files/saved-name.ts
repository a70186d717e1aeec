import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { hasSafeEnding, safeName } from './fitting-name';

/** Name for saving a private file. An ending that could run something gets that of the type behind it. */
export const savedName = async (db: Kysely<DB>, path: string, name: string): Promise<string> => {
  if (hasSafeEnding(name)) return name;
  const storageKey = path.slice(0, path.lastIndexOf('/'));
  const file = await db.selectFrom('files').select('extension').where('storageKey', '=', storageKey).executeTakeFirst();
  return safeName(name, file?.extension);
};
