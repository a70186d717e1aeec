import { newDrawing } from './drawing';
import type { DrawingKind, SourceFormat } from './drawing-source';

/** What a PNG says of the drawing that it shows. */
export interface DrawingSource {
  readonly kind: DrawingKind;
  readonly source: string;
  readonly sourceFormat: SourceFormat;
  readonly tool: string;
  readonly toolVersion: string;
}

const keyword = 'lectern-drawing';
/** Bytes of a PNG before its first chunk, and of a chunk besides its content: length, type and checksum. */
const [signature, around] = [8, 12];

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
  readonly start: number;
}

const chunksOf = (png: Uint8Array): Chunk[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let start = signature; start + around <= png.length;) {
    const end = start + around + view.getUint32(start);
    if (end > png.length) break;
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    chunks.push({ type, content: png.subarray(start + 8, end - 4), start });
    start = end;
  }
  return chunks;
};

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const chunkOf = (type: string, content: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(content.length + around);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return bytes;
};

// Neither compressed nor translated: four bytes between the keyword and the text.
const head = new TextEncoder().encode(`${keyword}\0\0\0\0\0`);

/** The PNG with the source of its drawing in a text chunk: uploaded to `s3/upload`, it can be edited like any other. */
export const withSource = (png: Uint8Array, drawing: DrawingSource): Uint8Array<ArrayBuffer> => {
  const text = chunkOf('iTXt', Uint8Array.from([...head, ...new TextEncoder().encode(JSON.stringify(drawing))]));
  const end = chunksOf(png).find(({ type }) => type === 'IEND')?.start ?? png.length;
  const written = new Uint8Array(png.length + text.length);
  written.set(png.subarray(0, end));
  written.set(text, end);
  written.set(png.subarray(end), end + text.length);
  return written;
};

const ofPng = newDrawing.omit(['png', 'fromFileId']);

/** The source that `withSource` has put into a PNG; undefined where there is none, or none that can be stored. */
export const sourceIn = (png: Uint8Array): DrawingSource | undefined => {
  const chunk = chunksOf(png).find(
    ({ type, content }) => type === 'iTXt' && head.every((byte, at) => content[at] === byte),
  );
  if (!chunk) return undefined;
  try {
    const drawing: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(chunk.content.subarray(head.length)),
    );
    return ofPng.validateSync(drawing, { strict: true });
  } catch {
    return undefined;
  }
};

/** Width and height that a PNG says it has. */
export const sidesOf = (png: Uint8Array): readonly [number, number] => {
  const content = chunksOf(png).find(({ type }) => type === 'IHDR')?.content;
  if (!content || content.length < 8) return [0, 0];
  const view = new DataView(content.buffer, content.byteOffset);
  return [view.getUint32(0), view.getUint32(4)];
};
