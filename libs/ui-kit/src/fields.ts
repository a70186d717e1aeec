export { ImageField } from './image/ImageField';
export { ImagePreview } from './image/ImagePreview';
export { AddressField } from './form/AddressField';
export { MultiSelectField } from './form/MultiSelectField';
export { PickField } from './form/PickField';
export { groupsAmong, type FoundGroups, type OptionGroup } from './form/option-groups';
export { RowsField } from './rows/RowsField';
export { FileListField } from './files/FileListField';
export { imageFiles, videoFiles, type FileItem, type FileKind } from './files/file-kind';
