import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableSheet } from './sheet';

/** What an archive may unpack to: so many parts, and so many times its own size. */
export const zipLimits = { entries: 2000, ratio: 100 } as const;

/** The parts of an archive by their names; each is unpacked as it is read. */
export interface Zip {
  readonly names: readonly string[];
  /** The part of this name, without regard to case and to a slash in front; undefined where there is none. */
  find(name: string): string | undefined;
  /** @throws UnreadableSheet when there is no such part */
  stream(name: string): Promise<Readable>;
}

const damaged = (): UnreadableSheet =>
  new UnreadableSheet('This workbook is damaged: open it, save it again as XLSX and send that');

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(damaged()) : resolve(zip),
    ),
  );

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(damaged()));
    zip.readEntry();
  });

const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** Opens an archive without unpacking it. @throws UnreadableSheet for one that is damaged or unpacks to too much */
export const openZip = async (bytes: Buffer): Promise<Zip> => {
  const zip = await open(bytes);
  if (zip.entryCount > zipLimits.entries)
    throw new UnreadableSheet(`This workbook has over ${zipLimits.entries.toLocaleString('en-GB')} parts`);
  const entries = await entriesOf(zip);
  const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > zipLimits.ratio * bytes.length)
    throw new UnreadableSheet(`This workbook unpacks to over ${zipLimits.ratio} times its size`);
  const known = new Map([...entries.keys()].map((name) => [plainName(name), name]));
  return {
    names: [...entries.keys()],
    find: (name) => known.get(plainName(name)),
    stream: (name) =>
      new Promise((resolve, reject) => {
        const entry = entries.get(name);
        if (!entry) return reject(damaged());
        zip.openReadStream(entry, (error, stream) => (error ? reject(damaged()) : resolve(stream)));
      }),
  };
};
