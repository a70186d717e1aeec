import { Plugin, type ViewDataTransfer } from 'ckeditor5';
import { notify } from '@lectern/ui-kit';
import * as texts from '../../texts/formula-dialog';
import { formulasIn, hasFormulas } from './formulas-in';

interface ClipboardInput {
  content: unknown;
  readonly dataTransfer: ViewDataTransfer;
}

/** Formulas of other programs that are pasted or dropped become formulas of the editor; what can't be read is pasted as text, and said. */
export class PasteFormulas extends Plugin {
  static get pluginName() {
    return 'PasteFormulas' as const;
  }

  init(): void {
    this.listenTo(this.editor.editing.view.document, 'clipboardInput', (_event, data: ClipboardInput) => {
      const { dataTransfer } = data;
      // Word and MathType give MathML as text without HTML too.
      const html = dataTransfer.getData('text/html') || dataTransfer.getData('text/plain');
      if (!hasFormulas(html)) return;
      const pasted = formulasIn(html);
      const read = dataTransfer.getData.bind(dataTransfer);
      // What reads Word's own HTML asks the clipboard again.
      dataTransfer.getData = (type) => (type === 'text/html' ? pasted.html : read(type));
      data.content = pasted.html;
      if (pasted.unread.length > 0) notify('warning', texts.notRead(pasted.unread));
    });
  }
}
