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
export const openStore = async ({ dataFolder, objects }: ObjectsPlace): Promise<ObjectStore> =>
  objects ? (await import('./s3')).s3Store(objects) : folderStore(path.join(dataFolder, 'objects'));
