import {
  Autoformat,
  BlockQuote,
  Bold,
  Code,
  CodeBlock,
  Essentials,
  FontSize,
  Heading,
  HorizontalLine,
  Indent,
  IndentBlock,
  Italic,
  Link,
  List,
  ListProperties,
  Paragraph,
  PasteFromOffice,
  RemoveFormat,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TableCaption,
  TableProperties,
  TableToolbar,
  TodoList,
  Underline,
  WordCount,
  type EditorConfig,
} from 'ckeditor5';
import * as texts from '../texts/editor';
import { CellScope } from './cell-scope';
import { DrawingButtons, type DrawingSignals } from './drawing/drawing-buttons';
import { FormulaButtons, type FormulaKind } from './formula/formula-buttons';
import { PasteFormulas } from './paste/paste-formulas';
import { PasteTidy } from './paste/paste-tidy';
import { pictureConfig, picturePlugins } from './picture/config';
import { sendPicture } from './picture/upload-adapter';

interface Given {
  /** What the editing area is called. */
  readonly label: string;
  readonly onFormula: (kind: FormulaKind) => void;
  readonly drawings: DrawingSignals;
  /** Opens the library to choose a picture from; undefined for who may not see it. */
  readonly onLibrary: (() => void) | undefined;
  readonly onWords: (count: { readonly words: number; readonly characters: number }) => void;
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  model: `heading${level}` as 'heading1',
  view: `h${level}` as const,
  title: texts.heading(level),
  class: '',
}));

/** The editor as section 9 of the specification has it. Key GPL: see NOTICE. */
export const editorConfig = ({ label, onFormula, drawings, onLibrary, onWords }: Given): EditorConfig => ({
  licenseKey: 'GPL',
  label,
  plugins: [
    Autoformat,
    BlockQuote,
    Bold,
    CellScope,
    Code,
    CodeBlock,
    DrawingButtons,
    Essentials,
    FontSize,
    FormulaButtons,
    Heading,
    HorizontalLine,
    Indent,
    IndentBlock,
    Italic,
    Link,
    List,
    ListProperties,
    Paragraph,
    PasteFormulas,
    PasteTidy,
    PasteFromOffice,
    RemoveFormat,
    Strikethrough,
    Subscript,
    Superscript,
    Table,
    TableCaption,
    TableProperties,
    TableToolbar,
    TodoList,
    Underline,
    WordCount,
    ...picturePlugins,
  ],
  translations: [{ en: { dictionary: { 'Choose heading': texts.noHeading } } }],
  toolbar: {
    items: [
      ...['undo', 'redo', '|', 'heading', 'fontSize', '|', 'bold', 'italic', 'underline', 'strikethrough', 'link', '|'],
      ...['bulletedList', 'numberedList', 'todoList', 'outdent', 'indent', '|'],
      ...['subscript', 'superscript', 'code', 'removeFormat', '|', 'blockQuote', 'codeBlock', 'horizontalLine', '|'],
      ...[
        'uploadImage',
        ...(onLibrary ? ['libraryPicture'] : []),
        'insertTable',
        'formula',
        'chemistry',
        'molecule',
        'diagram',
      ],
    ],
    // In a panel half of the tools would be behind a menu.
    shouldNotGroupWhenFull: true,
  },
  heading: { options: [{ model: 'paragraph', title: texts.paragraph, class: '' }, ...headings] },
  typing: { undoStep: 20 } as EditorConfig['typing'],
  indentBlock: { offset: 40, unit: 'px' },
  fontSize: { options: ['tiny', 'default', 'big'] },
  image: pictureConfig,
  table: {
    contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells', 'tableProperties', 'toggleTableCaption'],
    // The free picker sets a style sheet and HTML in a shadow root, which the page's policy refuses; any colour can still be typed.
    tableProperties: {
      defaultProperties: { borderStyle: 'none' },
      colorPicker: false,
      // Stored as styles, as every other property of a table is.
      alignment: { useInlineStyles: true },
    },
  },
  list: { properties: { styles: false, startIndex: true, reversed: false } },
  link: {
    decorators: {
      inNewTab: { mode: 'manual', label: texts.inNewTab, attributes: { target: '_blank' } },
    },
  },
  // The badge belongs to the licence (NOTICE); its words are too faint to be read.
  ui: { poweredBy: { position: 'border', side: 'right', label: null, verticalOffset: 2, horizontalOffset: 8 } },
  wordCount: { onUpdate: onWords },
  ...({
    formulas: { onOpen: onFormula },
    pictures: { send: sendPicture, onLibrary },
    drawings: { signals: drawings },
  } as object),
});
