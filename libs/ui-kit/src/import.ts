export { EmptyFile } from './import/EmptyFile';
export { ImportScreen } from './import/ImportScreen';
export { saveFile } from './import/save-file';
export { type Chosen, type ImportSetup } from './import/import-types';
