import type { MadeFile } from '@lectern/contract/platform/import';

/** Lets the browser save a file that came in an answer. */
export const saveFile = ({ name, type, base64 }: MadeFile): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
