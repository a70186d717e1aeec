import { randomUUID } from 'node:crypto';
import type { ImageUrls } from '@lectern/contract/platform/file';
import type { ImageSize } from './image-sizes';

/** A folder of the store that nothing else will ever have: the address of an image never changes. */
export const newKey = (): string => `files/${randomUUID()}`;

/** Where a size is in the store. */
export const sizePath = (key: string, size: ImageSize): string => `${key}/${size}.webp`;

/** Where the picture of a drawing is as it was drawn: a PNG without loss. */
export const originalPath = (key: string): string => `${key}/original.png`;

/** Where a document or a video is: only a signed address leads to it. */
export const documentPath = (key: string): string => `${key}/document`;

/** Where what has come of uploads in chunks waits. */
export const partsFolder = 'uploads/';

/** Where a chunk of an upload is. */
export const partPath = (key: string, part: string): string => `${partsFolder}${key}.${part}`;

/** The upload that a chunk is of. */
export const keyOfPart = (path: string): string => path.slice(partsFolder.length).split('.')[0] ?? '';

/** The folder of the file that an upload becomes: tried again, it is written to the same place. */
export const keptKey = (key: string): string => `files/${key}`;

/** Whether an address below `/files/` can be one of ours: anything else is simply not there. */
export const isPicturePath = (path: string): boolean =>
  /^files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/((small|medium|large)\.webp|original\.png)$/.test(path);

export const urlsOf = (key: string): ImageUrls => ({
  small: `/${sizePath(key, 'small')}`,
  medium: `/${sizePath(key, 'medium')}`,
  large: `/${sizePath(key, 'large')}`,
});

/** The address that a picture is shown from where it is not small: of a drawing the one without loss. */
export const shownAddress = (key: string, isDrawing: boolean): string =>
  isDrawing ? `/${originalPath(key)}` : urlsOf(key).large;
