import { ButtonView, Plugin } from 'ckeditor5';
import type { DrawingKind } from '@lectern/contract/content';
import * as texts from '../../texts/drawings';
import { DrawingEditing, type DrawingCommand, type SelectedDrawing } from './drawing-editing';

/** What the editor tells the page: a tool is wanted, for the selected drawing or for a new one. The page opens it. */
export interface DrawingSignals {
  readonly openMolecule: (selected: SelectedDrawing | null) => void;
  readonly openDiagram: (selected: SelectedDrawing | null) => void;
}

/** The two buttons, and for the selected drawing its own button, a double click and Enter: they only signal. */
export class DrawingButtons extends Plugin {
  static get pluginName() {
    return 'DrawingButtons' as const;
  }
  static get requires() {
    return [DrawingEditing] as const;
  }

  init(): void {
    const command = this.editor.commands.get('drawing') as DrawingCommand;
    const signal = (kind: DrawingKind): void => {
      const signals = this.editor.config.get('drawings.signals') as DrawingSignals | undefined;
      const selected = command.value?.kind === kind ? command.value : null;
      if (kind === 'molecule') signals?.openMolecule(selected);
      else signals?.openDiagram(selected);
    };
    const openSelected = (): boolean => {
      if (!command.value) return false;
      signal(command.value.kind);
      return true;
    };
    this.addButton('molecule', texts.molecule, () => signal('molecule'));
    this.addButton('diagram', texts.diagram, () => signal('diagram'));
    this.addButton('editDrawing', texts.editDrawing, openSelected, (button) =>
      button.bind('isVisible').to(command, 'value', (value) => value !== undefined),
    );
    const { document } = this.editor.editing.view;
    document.on(
      'enter',
      (event, data) => {
        if (!openSelected()) return;
        (data as { preventDefault(): void }).preventDefault();
        event.stop();
      },
      // Before the widget itself, whose Enter begins a paragraph.
      { priority: 'high', context: '$capture' } as object,
    );
    document.on('click', (_event, data) => {
      if ((data as { domEvent: MouseEvent }).domEvent.detail === 2) openSelected();
    });
  }

  private addButton(name: string, label: string, run: () => void, more?: (button: ButtonView) => void): void {
    const command = this.editor.commands.get('drawing') as DrawingCommand;
    this.editor.ui.componentFactory.add(name, (locale) => {
      const button = new ButtonView(locale);
      button.set({ label, withText: true, tooltip: true });
      button.bind('isEnabled').to(command);
      button.on('execute', run);
      more?.(button);
      return button;
    });
  }
}
