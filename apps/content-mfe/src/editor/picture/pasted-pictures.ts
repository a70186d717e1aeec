import { ClipboardPipeline, FileRepository, Plugin, ViewUpcastWriter } from 'ckeditor5';
import { fileOf } from './file-of-address';

/** Uploads the pictures that come inside a paste's HTML, as LibreOffice's do. CKEditor would fetch them, which the page's policy refuses. */
export class PastedPictures extends Plugin {
  static get requires() {
    return [ClipboardPipeline, FileRepository] as const;
  }

  init(): void {
    const { view } = this.editor.editing;
    const files = this.editor.plugins.get(FileRepository);
    this.listenTo(
      this.editor.plugins.get(ClipboardPipeline),
      'inputTransformation',
      (_event, { content }) => {
        const writer = new ViewUpcastWriter(view.document);
        for (const { item } of [...view.createRangeIn(content)]) {
          const file = item.is('element', 'img') ? fileOf(item.getAttribute('src')) : undefined;
          const loader = file && files.createLoader(file);
          if (!loader || !item.is('element')) continue;
          writer.setAttribute('src', '', item);
          writer.setAttribute('uploadId', loader.id, item);
        }
      },
      { priority: 'high' },
    );
  }
}
