import { Plugin, TableEditing } from 'ckeditor5';

/** Which cells a head of a table heads, for screen readers: kept as it is, CKEditor knows nothing of it. */
export class CellScope extends Plugin {
  static get requires() {
    return [TableEditing] as const;
  }

  init(): void {
    const { conversion, model } = this.editor;
    model.schema.extend('tableCell', { allowAttributes: 'scope' });
    conversion.for('upcast').attributeToAttribute({ view: { name: /^t[dh]$/, key: 'scope' }, model: 'scope' });
    conversion.for('downcast').attributeToAttribute({ model: { name: 'tableCell', key: 'scope' }, view: 'scope' });
  }
}
