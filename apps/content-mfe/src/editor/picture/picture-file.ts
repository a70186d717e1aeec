import { ImageUploadEditing, ImageUtils, Notification, Plugin, type ModelElement } from 'ckeditor5';
import { errorText } from '@lectern/api-client';
import { notify } from '@lectern/ui-kit';

const attribute = 'fileId';
const viewAttribute = 'data-file-id';

/** A picture names its file by id: that is what is stored, its address is the API's to give. */
export class PictureFile extends Plugin {
  static get requires() {
    return [ImageUploadEditing, ImageUtils, Notification] as const;
  }

  init(): void {
    const { model, conversion, plugins } = this.editor;
    const images = plugins.get(ImageUtils);
    conversion.for('upcast').attributeToAttribute({ view: { name: 'img', key: viewAttribute }, model: attribute });
    conversion.for('downcast').add((dispatcher) =>
      dispatcher.on(`attribute:${attribute}:imageBlock`, (event, data, { consumable, mapper, writer }) => {
        const { item, attributeNewValue } = data as { item: ModelElement; attributeNewValue: unknown };
        const figure = mapper.toViewElement(item);
        const picture = figure && images.findViewImgElement(figure);
        if (!picture || !consumable.consume(item, event.name)) return;
        writer.setAttribute(viewAttribute, String(attributeNewValue as number), picture);
      }),
    );
    plugins.get(ImageUploadEditing).on('uploadComplete', (_event, { imageElement, data }) =>
      model.enqueueChange({ isUndoable: false }, (writer) => {
        writer.setAttribute(attribute, (data as { fileId?: number }).fileId, imageElement);
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
    this.editor.model.schema.extend('imageBlock', { allowAttributes: [attribute] });
  }
}
