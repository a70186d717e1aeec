import type { MadeImages, Wanted } from '../files/image-sizes';
import type { ImageType } from '../files/image-type';

/** The head of a file of rows, and of each column the first values that are in it. */
export interface SheetHead {
  readonly heads: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

/** Reads what people send. The API's own one does so in other processes: whatever a file holds, answers stay quick. */
export interface UploadReader {
  /** @throws UnreadableSheet where the file can't be read so far, or takes too long; 429 when `userId` has too many waiting */
  readHead(bytes: Buffer, userId: number): Promise<SheetHead>;
  /** As `makeSizes`; undefined too for an image that takes too much. @throws 429 when `userId` has too many waiting */
  makeSizes(bytes: Buffer, type: ImageType, userId: number, wanted?: Wanted): Promise<MadeImages | undefined>;
  /** Ends the processes. */
  stop(): void;
}
