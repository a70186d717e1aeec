import type { DocumentType } from '@lectern/contract/content';
import { openZip } from '../../platform/import/sheet/open-zip';
import { UnreadableSheet } from '../../platform/import/sheet/sheet';

/** The part that each kind of office document has, and no other. */
const parts: readonly (readonly [part: string, type: DocumentType])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
];

const officeType = async (bytes: Buffer): Promise<DocumentType | undefined> => {
  try {
    const { names } = await openZip(bytes);
    if (!names.includes('[Content_Types].xml') || names.some((name) => /vbaProject|macrosheets/i.test(name)))
      return undefined;
    return parts.find(([part]) => names.includes(part))?.[1];
  } catch (error) {
    if (error instanceof UnreadableSheet) return undefined;
    throw error;
  }
};

/** Text of any script in UTF-8: what holds other control characters than tabs and ends of lines is none. */
const isText = (bytes: Buffer): boolean => {
  try {
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    );
  } catch {
    return false;
  }
};

/** What the bytes of a document say it is; its name only tells a table from other text. Undefined for anything else, and for what has macros. */
export const documentTypeOf = async (bytes: Buffer, name: string): Promise<DocumentType | undefined> => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return officeType(bytes);
  if (bytes.length === 0 || !isText(bytes)) return undefined;
  return /\.csv$/i.test(name) ? 'csv' : 'txt';
};
