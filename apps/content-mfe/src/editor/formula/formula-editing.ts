import { Command, Plugin, toWidget, viewToModelPositionOutsideModelElement, Widget, type Editor } from 'ckeditor5';
import { trustedHtml } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/editor';
import { formulaContent } from './formula-element';

/** A formula in a document: its TeX, and whether it is on a line of its own. */
export interface FormulaValue {
  readonly tex: string;
  readonly isOnItsOwnLine: boolean;
}

const name = 'formula';

/** Puts a formula where the cursor is, or changes the selected one; `value` is the selected one. */
export class FormulaCommand extends Command {
  declare public value: FormulaValue | undefined;

  override refresh(): void {
    const { selection } = this.editor.model.document;
    const selected = selection.getSelectedElement();
    const isFormula = selected?.is('element', name) === true;
    this.value = isFormula
      ? {
          tex: String(selected.getAttribute('tex')),
          isOnItsOwnLine: selected.getAttribute('isOnItsOwnLine') === true,
        }
      : undefined;
    const parent = selection.focus?.parent;
    this.isEnabled = isFormula || (parent !== undefined && this.editor.model.schema.checkChild(parent as never, name));
  }

  override execute({ tex, isOnItsOwnLine }: FormulaValue): void {
    const { model } = this.editor;
    const selected = model.document.selection.getSelectedElement();
    model.change((writer) => {
      if (selected?.is('element', name)) writer.setAttributes({ tex, isOnItsOwnLine }, selected);
      else
        model.insertObject(writer.createElement(name, { tex, isOnItsOwnLine }), null, null, { setSelection: 'after' });
    });
  }
}

const defineConversion = ({ model, data, conversion }: Editor): void => {
  model.schema.register(name, { inheritAllFrom: '$inlineObject', allowAttributes: ['tex', 'isOnItsOwnLine'] });
  // MathML is read as it is: its children are no text of the document.
  data.registerRawContentMatcher({ name: 'span', classes: 'math-tex' });
  // A space next to it is a space of the text.
  data.htmlProcessor.domConverter.registerInlineObjectMatcher({ name: 'span', classes: 'math-tex' });

  conversion.for('upcast').elementToElement({
    view: { name: 'span', classes: 'math-tex' },
    model: (view, { writer }) => {
      const tex = view.getAttribute('data-formula');
      const raw = String(view.getCustomProperty('$rawContent') ?? '');
      return tex ? writer.createElement(name, { tex, isOnItsOwnLine: /<math[^>]* display="block"/.test(raw) }) : null;
    },
  });
  const contentOf = (element: { getAttribute(key: string): unknown }): string =>
    trustedHtml(formulaContent(String(element.getAttribute('tex')), element.getAttribute('isOnItsOwnLine') === true));
  conversion.for('dataDowncast').elementToStructure({
    model: { name, attributes: ['tex', 'isOnItsOwnLine'] },
    view: (element, { writer }) =>
      writer.createRawElement(
        'span',
        { class: 'math-tex', 'data-formula': String(element.getAttribute('tex')) },
        (dom) => void (dom.innerHTML = contentOf(element)),
      ),
  });
  conversion.for('editingDowncast').elementToStructure({
    model: { name, attributes: ['tex', 'isOnItsOwnLine'] },
    view: (element, { writer }) => {
      const widget = writer.createContainerElement('span', { class: 'editor-formula' }, [
        writer.createRawElement('span', {}, (dom) => void (dom.innerHTML = contentOf(element))),
      ]);
      return toWidget(widget, writer, { label: texts.formulaIs(String(element.getAttribute('tex'))) });
    },
  });
};

/** Formulas in the document: their element in the model, how they are read and written, and the command. */
export class FormulaEditing extends Plugin {
  static get pluginName() {
    return 'FormulaEditing' as const;
  }
  static get requires() {
    return [Widget] as const;
  }

  init(): void {
    const { editor } = this;
    defineConversion(editor);
    editor.editing.mapper.on(
      'viewToModelPosition',
      viewToModelPositionOutsideModelElement(editor.model, (view) => view.hasClass('editor-formula')),
    );
    editor.commands.add('formula', new FormulaCommand(editor));
  }
}
