import { Command, ImageUtils, Plugin } from 'ckeditor5';
import type { DrawingKind } from '@lectern/contract/content';

/** The drawing that is selected in the text. */
export interface SelectedDrawing {
  readonly kind: DrawingKind;
  readonly fileId: number;
  readonly alt: string;
}

/** A stored drawing, as it is put into the text. */
export interface PlacedDrawing extends SelectedDrawing {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Puts a drawing into the text: in place of the selected one of its kind, which keeps its size and side, or as a new picture. */
export class DrawingCommand extends Command {
  declare value: SelectedDrawing | undefined;

  override refresh(): void {
    const selected = this.editor.model.document.selection.getSelectedElement();
    const [kind, fileId] = [selected?.getAttribute('drawing'), selected?.getAttribute('fileId')];
    this.value =
      selected && kind && fileId
        ? { kind: kind as DrawingKind, fileId: Number(fileId), alt: String(selected.getAttribute('alt') ?? '') }
        : undefined;
    this.isEnabled = this.editor.plugins.get(ImageUtils).isImageAllowed() || this.value !== undefined;
  }

  override execute({ kind, fileId, alt, url, width, height }: PlacedDrawing): void {
    const { model, plugins } = this.editor;
    const selected = model.document.selection.getSelectedElement();
    const attributes = { src: url, fileId, alt, drawing: kind, ...(width && height && { width, height }) };
    if (selected && this.value?.kind === kind) model.change((writer) => writer.setAttributes(attributes, selected));
    else plugins.get(ImageUtils).insertImage(attributes, null, 'imageBlock', { setImageSizes: false });
  }
}

/** Drawings in the text: pictures that a tool can open again. */
export class DrawingEditing extends Plugin {
  static get pluginName() {
    return 'DrawingEditing' as const;
  }
  static get requires() {
    return [ImageUtils] as const;
  }

  init(): void {
    this.editor.commands.add('drawing', new DrawingCommand(this.editor));
  }
}
