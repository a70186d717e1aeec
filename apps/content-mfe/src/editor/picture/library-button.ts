import { ButtonView, ImageUtils, Plugin, type Editor } from 'ckeditor5';
import * as texts from '../../texts/editor';

/** A picture of the library as the picker gives it. */
export interface LibraryPicture {
  readonly id: number;
  readonly url: string;
  readonly altText: string;
}

/** The button that says that a picture of the library is wanted; the page lets the person choose one. */
export class LibraryButton extends Plugin {
  static get requires() {
    return [ImageUtils] as const;
  }

  init(): void {
    const { editor } = this;
    const ask = editor.config.get('pictures.onLibrary' as 'image') as (() => void) | undefined;
    editor.ui.componentFactory.add('libraryPicture', (locale) => {
      const button = new ButtonView(locale);
      button.set({ label: texts.fromLibrary, withText: true, tooltip: true });
      const upload = editor.commands.get('uploadImage');
      if (upload) button.bind('isEnabled').to(upload);
      button.on('execute', () => ask?.());
      return button;
    });
  }
}

/** Puts a picture of the library where the cursor is, with its text alternative. */
export const insertFromLibrary = (editor: Editor, { id, url, altText }: LibraryPicture): void => {
  editor.model.change(() => {
    editor.plugins.get(ImageUtils).insertImage({ src: url, alt: altText, fileId: id }, null, 'imageBlock');
  });
  editor.editing.view.focus();
};
