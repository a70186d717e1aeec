import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Call } from '@lectern/contract';
import { maxFileBytes } from '@lectern/contract/platform/file';
import { xlsxOf } from '../../src/domains/platform/import/sheet/testing';
import type { Hostile } from './bodies';

type Sent = Readonly<Record<string, unknown>>;

const chunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
};
const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/** A picture of one colour: a few KB that take as much memory as the largest one that is taken. */
const picture = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 6], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width * 8 + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

// With what nobody packs smaller an archive may unpack to a hundred times its size.
const padding = { 'xl/media/padding': randomBytes(400_000).toString('latin1') };
const many = (text: string): string => text.repeat(40_000_000 / text.length);

const books = async (): Promise<readonly (readonly [string, Buffer])[]> => [
  ['strings.xlsx', await xlsxOf('<row/>', { ...padding, 'xl/sharedStrings.xml': `<sst>${many('<si/>')}</sst>` })],
  ['rows.xlsx', await xlsxOf(many('<row/>'), padding)],
];

/** Files as large as a call takes them, and one byte more. */
export const hostileFiles = async (call: Call, base: Sent): Promise<readonly Hostile[]> => {
  const field = call.file ?? '';
  const bytes = call.fileBytes ?? maxFileBytes;
  const text = (sign: string, length = bytes): Buffer => Buffer.alloc(length, sign);
  const named: readonly (readonly [string, Buffer])[] = [
    ['zeros.bin', Buffer.alloc(bytes)],
    ['line-ends.csv', text('\n')],
    ['commas.csv', text(',')],
    ['quotes.csv', text('"')],
    ['rows.csv', text('a,b,c\n')],
    ['too-large.csv', text('a,b\n', bytes + 1)],
    ['picture.png', picture(5000, 4999)],
    ['huge-picture.png', picture(20_000, 2000)],
    ...(await books()),
  ];
  return named.map(([name, content]) => ({
    what: `the file ${name}`,
    sent: { ...base, [field]: new File([Uint8Array.from(content)], name) },
  }));
};
