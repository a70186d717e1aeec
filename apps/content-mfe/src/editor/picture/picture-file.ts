import { ImageUploadEditing, ImageUtils, Notification, Plugin, type ModelElement } from 'ckeditor5';
import { errorText } from '@lectern/api-client';
import { notify } from '@lectern/ui-kit';

/** Attribute of the model → of the element: the file of a picture, and the tool that drew it. */
const attributes = { fileId: 'data-file-id', drawing: 'data-drawing' } as const;

/** A picture names its file by id: that is what is stored, its address is the API's to give. */
export class PictureFile extends Plugin {
  static get requires() {
    return [ImageUploadEditing, ImageUtils, Notification] as const;
  }

  init(): void {
    const { model, plugins } = this.editor;
    for (const [name, inView] of Object.entries(attributes)) this.convert(name, inView);
    plugins.get(ImageUploadEditing).on('uploadComplete', (_event, { imageElement, data }) =>
      model.enqueueChange({ isUndoable: false }, (writer) => {
        writer.setAttribute('fileId', (data as { fileId?: number }).fileId, imageElement);
      }),
    );
    plugins.get(Notification).on(
      'show:warning',
      (event, { message }) => {
        notify('error', errorText(message));
        event.stop();
      },
      { priority: 'high' },
    );
  }

  afterInit(): void {
    this.editor.model.schema.extend('imageBlock', { allowAttributes: Object.keys(attributes) });
  }

  private convert(name: string, inView: string): void {
    const { conversion, plugins } = this.editor;
    conversion.for('upcast').attributeToAttribute({ view: { name: 'img', key: inView }, model: name });
    conversion.for('downcast').add((dispatcher) =>
      dispatcher.on(`attribute:${name}:imageBlock`, (event, data, { consumable, mapper, writer }) => {
        const { item, attributeNewValue } = data as { item: ModelElement; attributeNewValue: unknown };
        const figure = mapper.toViewElement(item);
        const picture = figure && plugins.get(ImageUtils).findViewImgElement(figure);
        if (!picture || !consumable.consume(item, event.name)) return;
        writer.setAttribute(inView, String(attributeNewValue as number | string), picture);
      }),
    );
  }
}
