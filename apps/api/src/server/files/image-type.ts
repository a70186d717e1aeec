/** The types of images that are taken. */
export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif';

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const textAt = (bytes: Buffer, at: number, length: number): string => bytes.toString('latin1', at, at + length);

/** What the bytes say they are; names and headers are not asked. SVG is a document with scripts and no image here. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return ['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6)) ? 'gif' : undefined;
};
