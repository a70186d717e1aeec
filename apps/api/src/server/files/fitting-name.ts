import type { DocumentType } from '@lectern/contract/content';
import { refuseFile } from '../calls/errors';
import type { ImageType } from './image-type';
import { plainName } from './store-image';

/** Types of files that are handed on under their own names. */
export type NamedType = DocumentType | ImageType | 'mp4' | 'webm';

/** Plain text, and source code that opens in an editor and runs nothing. Scripts (`.py`, `.js`, `.bat`, `.html`) are sent as `.txt`. */
const texts = ['txt', 'md', 'log', 'tsv', 'json', 'yaml', 'yml', 'css', 'sql', 'tex', 'ipynb'].concat(
  ...['java', 'c', 'h', 'cpp', 'hpp', 'cs', 'go', 'rs', 'kt', 'swift', 'ts', 'tsx'],
);

const endings: Readonly<Record<NamedType, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  txt: texts,
  csv: ['csv'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  gif: ['gif'],
  mp4: ['mp4', 'm4v', 'mov'],
  webm: ['webm'],
};

const contents: Readonly<Record<NamedType, string>> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  xlsx: 'an Excel workbook',
  pptx: 'a PowerPoint presentation',
  txt: 'text',
  csv: 'text',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  mp4: 'an MP4 video',
  webm: 'a WebM video',
};

/** Endings of files that we write ourselves, besides those that are uploaded. */
const own = ['zip', 'vtt', 'ics'];
const safe: ReadonlySet<string> = new Set([...Object.values(endings).flat(), ...own]);

/** Windows drops dots and spaces at the end of a name when it saves the file. */
const trimmed = (name: string): string => name.replace(/[.\s]+$/u, '');
/** The ending that programs go by, in lower case. Undefined for a number or a word that is too long. */
const endingOf = (name: string): string | undefined => /\.([a-z][a-z0-9_~-]{0,15})$/i.exec(name)?.[1]?.toLowerCase();
const withEnding = (name: string, ending: string): string => `${name.slice(0, 254 - ending.length)}.${ending}`;

/**
 * Name of an uploaded file. Its ending fits the type that was found in the bytes; a name without one gets it.
 * @throws 415 for another ending, with a name that would do
 */
export const fittingName = (given: string, type: NamedType): string => {
  const name = trimmed(plainName(given));
  const ending = endingOf(name);
  const [first = type] = endings[type];
  if (ending === undefined) return withEnding(name || 'document', first);
  if (endings[type].includes(ending)) return name;
  const better =
    contents[type] === 'text' ? withEnding(name, 'txt') : withEnding(name.slice(0, -ending.length - 1), first);
  throw refuseFile(
    415,
    `${name} holds ${contents[type]}, and its name ends in .${ending}. Rename it to ${better} and send it again`,
  );
};

/** True for a name whose ending runs nothing when the file is opened. */
export const hasSafeEnding = (name: string): boolean => safe.has(endingOf(name) ?? '');

/** Name for saving a file with an unsafe one: the name, then the ending of its type. */
export const safeName = (name: string, type: string | undefined): string =>
  withEnding(trimmed(name) || 'document', type !== undefined && safe.has(type) ? type : 'txt');
