import type { Readable } from 'node:stream';

/** What is known of an object without reading it. */
export interface ObjectStat {
  readonly bytes: number;
  /** Changes when the object does; for caches. */
  readonly stamp: string;
}

/** The first and the last byte of a part of an object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploads, releases and builds of the shell lie: a folder by default. Paths use `/` and never leave the store. */
export interface ObjectStore {
  stat(path: string): Promise<ObjectStat | undefined>;
  /** The whole object, or undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** The whole object, or a part of it. */
  stream(path: string, range?: ByteRange): Readable;
  /** The paths of all objects, or of those below a folder (`shell/abcd/`), in no order. */
  list(under?: string): AsyncIterable<string>;
  /** Writes the object whole or not at all, whatever was there before. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** As `write`, from a stream: the object is there when all of it has come, and not before. */
  writeFrom(path: string, source: Readable): Promise<void>;
  /** Takes the object away, if it is there. */
  remove(path: string): Promise<void>;
}
