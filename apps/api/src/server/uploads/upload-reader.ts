import type { DayOrder } from '@lectern/contract/typed-day';
import type { MadeImages, Wanted } from '../files/image-sizes';
import type { ImageType } from '../files/image-type';

/** The dates of a column that are another day in another order. */
export interface ColumnDays {
  /** The order that its dates decide; null where none does, or where some contradict others. */
  readonly order: DayOrder | null;
  /** The date that decided, else the first that is open. */
  readonly example: string;
  /** A date that needs the other order, when dates contradict each other. */
  readonly against: string | null;
}

/** The head of a file of rows, and of each column the first values that are in it. */
export interface SheetHead {
  readonly heads: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** Days of each column, from all rows. Null: no date of it depends on the order of day and month. */
  readonly days: readonly (ColumnDays | null)[];
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
