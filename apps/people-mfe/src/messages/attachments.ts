import { send } from '@lectern/api-client';
import { messageCalls } from '@lectern/contract/people';
import { fileCalls, imageTypes, maxFileBytes } from '@lectern/contract/platform/file';
import { messages } from '@lectern/contract/messages';
import type { FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../texts/messages';

const documents = ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv'];
const isImage = (file: File): boolean => (imageTypes as readonly string[]).includes(file.type);
const isDocument = ({ name }: File): boolean => documents.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** What may come with a message: images by the call for images, documents by that of messages. */
export const attachments: FileKind = {
  accept: [...imageTypes, ...documents.map((ending) => `.${ending}`)].join(','),
  limits: texts.fileKinds,
  blockerOf: (file) => {
    if (file.size > maxFileBytes) return messages.fileSize;
    return isImage(file) || isDocument(file) ? undefined : texts.wrongKind;
  },
  upload: async (file, how) => {
    const options = { ...how, quiet: true, handled: 'all' } as const;
    return isImage(file)
      ? (await send(fileCalls.upload, { file, purpose: 'attachment' }, options)).file
      : (await send(messageCalls.upload, { file }, options)).file;
  },
};
