export { Palette } from './Palette';
export { ShortcutsDialog } from './ShortcutsDialog';
