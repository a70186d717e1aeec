import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Where the SQL files of the migrations lie. */
export const migrationsFolder = path.join(here, 'migrations');
/** The file that the generator of types writes. */
export const schemaFile = path.join(here, 'schema.generated.ts');
/** The root of the checkout. */
export const repositoryRoot = path.resolve(here, '../../../..');
