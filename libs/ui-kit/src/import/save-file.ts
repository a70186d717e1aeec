import type { MadeFile } from '@lectern/contract/platform/import';
import { saveBlob } from '../files/save-blob';

/** Lets the browser save a file that came in an answer. */
export const saveFile = ({ name, type, base64 }: MadeFile): void =>
  saveBlob(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }));
