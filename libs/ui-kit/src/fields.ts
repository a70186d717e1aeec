export { ImageField } from './image/ImageField';
export { ImagePreview } from './image/ImagePreview';
export { AddressField } from './fields/AddressField';
export { MultiSelectField } from './fields/MultiSelectField';
export { PickField } from './fields/PickField';
export { type OptionGroup } from './fields/option-groups';
export { RowsField } from './rows/RowsField';
export { FileListField } from './files/FileListField';
export { imageFiles, type FileItem, type FileKind } from './files/file-kind';
