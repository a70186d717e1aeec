import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffRow = 20;
const sfntHeader = 12;
const sfntRow = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Header of an sfnt file: the number of tables and three figures for a binary search in them. */
const headerOf = (flavour: Buffer, tables: number): Buffer => {
  const log = Math.floor(Math.log2(tables));
  const header = Buffer.alloc(sfntHeader);
  flavour.copy(header, 0);
  for (const [at, figure] of [tables, 16 << log, log, tables * 16 - (16 << log)].entries())
    header.writeUInt16BE(figure, 4 + at * 2);
  return header;
};

/**
 * The TrueType or OpenType file inside a WOFF (version 1). HarfBuzz reads no WOFF. Fontkit would inflate its tables again for each glyph.
 * @throws for a file of another kind
 */
export const sfntOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file of version 1');
  const tables = woff.readUInt16BE(12);
  const rows = Buffer.alloc(tables * sfntRow);
  const bodies: Buffer[] = [];
  let offset = sfntHeader + rows.length;
  for (let at = 0; at < tables; at += 1) {
    const from = woffHeader + at * woffRow;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const to = at * sfntRow;
    woff.copy(rows, to, from, from + 4);
    rows.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    rows.writeUInt32BE(offset, to + 8);
    rows.writeUInt32BE(length, to + 12);
    const body = Buffer.alloc(padded(length));
    const stored = woff.subarray(start, start + packed);
    (packed < length ? inflateSync(stored) : stored).copy(body);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([headerOf(woff.subarray(4, 8), tables), rows, ...bodies]);
};
