import { ButtonView, Plugin } from 'ckeditor5';
import * as texts from '../../texts/editor';
import { FormulaEditing } from './formula-editing';

/** Which dialog writes a formula. */
export type FormulaKind = 'maths' | 'chemistry';

/** True for a formula that the chemistry dialog has written. */
export const isChemistry = (tex: string): boolean => /^\\ce\{[\s\S]*\}$/.test(tex);

/** The two buttons, and a double click or Enter on a formula: they only say that a dialog is wanted; the page opens it. */
export class FormulaButtons extends Plugin {
  static get pluginName() {
    return 'FormulaButtons' as const;
  }
  static get requires() {
    return [FormulaEditing] as const;
  }

  init(): void {
    const { editor } = this;
    const command = editor.commands.get('formula');
    if (!command) return;
    const ask = (kind: FormulaKind): void =>
      (editor.config.get('formulas.onOpen') as ((kind: FormulaKind) => void) | undefined)?.(kind);
    for (const [name, kind, label] of [
      ['formula', 'maths', texts.formula],
      ['chemistry', 'chemistry', texts.chemistry],
    ] as const)
      editor.ui.componentFactory.add(name, (locale) => {
        const button = new ButtonView(locale);
        button.set({ label, withText: true, tooltip: true });
        button.bind('isEnabled').to(command);
        button.on('execute', () => ask(kind));
        return button;
      });
    const openSelected = (): boolean => {
      const { value } = command as unknown as { value: { tex: string } | undefined };
      if (!value) return false;
      ask(isChemistry(value.tex) ? 'chemistry' : 'maths');
      return true;
    };
    editor.editing.view.document.on(
      'enter',
      (event, data) => {
        if (!openSelected()) return;
        (data as { preventDefault(): void }).preventDefault();
        event.stop();
      },
      { priority: 'high' },
    );
    editor.editing.view.document.on('click', (_event, data) => {
      if ((data as { domEvent: MouseEvent }).domEvent.detail === 2) openSelected();
    });
  }
}
