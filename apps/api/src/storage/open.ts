import { chmod } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectsAddress } from './address';
import { folderStore } from './folder';
import type { ObjectStore } from './store';

/** Where the objects lie: in a bucket, or in the data folder. */
export interface ObjectsPlace {
  readonly dataFolder: string;
  readonly objects: ObjectsAddress | undefined;
}

/** The store of a configuration. The S3 client is loaded only where a bucket is configured. */
export const openStore = async ({ dataFolder, objects }: ObjectsPlace): Promise<ObjectStore> => {
  if (objects) return (await import('./s3')).s3Store(objects);
  const folder = path.join(dataFolder, 'objects');
  // Older versions let every account of the machine read it; it is not there before the first start, or belongs to an account that decides itself.
  await chmod(folder, 0o700).catch(() => undefined);
  return folderStore(folder);
};
