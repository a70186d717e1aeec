import type { VideoType } from '@lectern/contract/platform/upload';

/** Brands of the ISO container that are pictures or sound, not videos. */
const otherBrands = /^(heic|heix|hevc|heim|heis|mif1|msf1|avif|avis|crx |M4A |M4B |M4P |F4A |F4B )/;

/** Whether an EBML head says `webm`: its element DocType is among the first bytes. */
const isWebm = (head: Buffer): boolean => {
  if (head.readUInt32BE(0) !== 0x1a45dfa3) return false;
  const at = head.subarray(0, 64).indexOf(Buffer.from([0x42, 0x82, 0x84]));
  return at > 0 && head.toString('latin1', at + 3, at + 7) === 'webm';
};

/** What the first bytes of a video say it is; undefined for anything else. Names and headers are not asked. */
export const videoTypeOf = (head: Buffer): VideoType | undefined => {
  if (head.length < 16) return undefined;
  if (isWebm(head)) return 'webm';
  const isContainer = head.toString('latin1', 4, 8) === 'ftyp' && head.readUInt32BE(0) >= 16;
  return isContainer && !otherBrands.test(head.toString('latin1', 8, 12)) ? 'mp4' : undefined;
};
