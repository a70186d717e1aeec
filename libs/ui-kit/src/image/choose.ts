import { imageTypes, maxFileBytes } from '@lectern/contract/platform/file';
import { messages } from '@lectern/contract/messages';
import * as texts from '../texts/image-file';

/** What a file chooser offers. */
export const accepted = imageTypes.join(',');

/** Why this file can't be an image here, before anything is sent; undefined when it may be one. The API looks at its bytes. */
export const fileBlocker = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!imageTypes.some((each) => each === type)) return texts.chooseKind;
  return size > maxFileBytes ? messages.fileSize : undefined;
};
