import { FileRepository, Plugin, type FileLoader, type UploadAdapter, type UploadResponse } from 'ckeditor5';
import { CallError, errorText, send, type SendOptions } from '@lectern/api-client';
import { messages } from '@lectern/contract/messages';
import { fileCalls, maxFileBytes, type ShownFile } from '@lectern/contract/platform/file';
import { withAddress } from './with-address';

/** Sends a picture to where it is kept. */
export type SendPicture = (
  file: File,
  how: Pick<SendOptions, 'signal' | 'handled' | 'onProgress'>,
) => Promise<Pick<ShownFile, 'url' | 'file'>>;

/** PNG goes to the address of the specification, every other picture to that of files. */
export const sendPicture: SendPicture = (file, how) =>
  file.type === 'image/png'
    ? send(fileCalls.editorUpload, { upload: file }, how)
    : send(fileCalls.upload, { file, purpose: 'editor' }, how);

/** Sends one picture. @throws its refusal as a text for the person */
class PictureUpload implements UploadAdapter {
  private readonly controller = new AbortController();

  constructor(
    private readonly loader: FileLoader,
    private readonly sendPicture: SendPicture,
  ) {}

  async upload(): Promise<UploadResponse> {
    const file = await this.loader.file;
    if (!file) throw new Error(messages.unableToProcess);
    if (file.size > maxFileBytes) throw new Error(messages.fileSize);
    this.loader.uploadTotal = file.size;
    try {
      const stored = await this.sendPicture(file, {
        signal: this.controller.signal,
        handled: 'all',
        onProgress: (part) => void (this.loader.uploaded = Math.round(part * file.size)),
      });
      return { default: stored.url, fileId: stored.file.id };
    } catch (error) {
      throw error instanceof CallError ? new Error(errorText(error)) : error;
    }
  }

  abort(): void {
    this.controller.abort();
  }
}

/** Gives pictures that are chosen, dropped or pasted to the API. */
export class PictureUploads extends Plugin {
  static get requires() {
    return [FileRepository] as const;
  }

  init(): void {
    const files = this.editor.plugins.get(FileRepository);
    withAddress(this.editor.config.get('pictures.send' as 'image') as SendPicture | undefined, (send) => {
      files.createUploadAdapter = (loader) => new PictureUpload(loader, send);
    });
  }
}
