import {
  ClassicEditor,
  Essentials,
  Heading,
  List,
  Paragraph,
  Plugin,
  Table,
  WordCount,
  toWidget,
  Widget,
} from 'ckeditor5';
import { trustedHtml } from '@lectern/ui-kit/rich-text';
import 'ckeditor5/ckeditor5.css';

/** A formula as its MathML and nothing else, so that the document is the same. */
class Formulas extends Plugin {
  static get requires() {
    return [Widget] as const;
  }

  init(): void {
    const { model, data, conversion } = this.editor;
    model.schema.register('formula', { inheritAllFrom: '$inlineObject', allowAttributes: ['mathml'] });
    data.registerRawContentMatcher({ name: 'span', classes: 'math-tex' });
    conversion.for('upcast').elementToElement({
      view: { name: 'span', classes: 'math-tex' },
      model: (view, { writer }) =>
        writer.createElement('formula', { mathml: view.getCustomProperty('$rawContent') as string }),
    });
    conversion.for('editingDowncast').elementToStructure({
      model: { name: 'formula', attributes: ['mathml'] },
      view: (element, { writer }) =>
        toWidget(
          writer.createContainerElement('span', {}, [
            writer.createRawElement(
              'span',
              {},
              (dom) => void (dom.innerHTML = trustedHtml(element.getAttribute('mathml') as string)),
            ),
          ]),
          writer,
        ),
    });
    conversion.for('dataDowncast').elementToStructure({
      model: 'formula',
      view: (_element, { writer }) => writer.createEmptyElement('span', { class: 'math-tex' }),
    });
  }
}

const place = document.body.appendChild(document.createElement('main')).appendChild(document.createElement('div'));
await ClassicEditor.create(place, {
  licenseKey: 'GPL',
  plugins: [Essentials, Formulas, Heading, List, Paragraph, Table, WordCount],
});
