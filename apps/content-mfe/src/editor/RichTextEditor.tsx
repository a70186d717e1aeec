import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CKEditor } from '@ckeditor/ckeditor5-react';
import { ClassicEditor } from 'ckeditor5';
import { useMay } from '@lectern/auth';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import * as texts from '../texts/editor';
import { editorConfig } from './config';
import { DrawingDialogs, type WantedDrawing } from './drawing/DrawingDialogs';
import { FormulaDialog } from './FormulaDialog';
import type { FormulaKind } from './formula/formula-buttons';
import type { FormulaValue } from './formula/formula-editing';
import { insertFromLibrary } from './picture/library-button';
import { reporting, type Reporting } from './reporting';
import 'ckeditor5/ckeditor5.css';
import './editor.css';

const FilePicker = lazyWithRetry(() => import(/* webpackChunkName: "file-picker" */ '../library/FilePicker'));

interface Props {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** Called once it can be written in; answers with the keys typed meanwhile, and whether the person is still in the field. */
  readonly onReady: () => { readonly typed: string; readonly hasFocus: boolean };
  readonly label: string;
  /** Whose text it is: the table, the id (null: of a new record) and the field. */
  readonly entity: string;
  readonly recordId: number | null;
  readonly field: string;
}

/** Puts the cursor at the end, and there the keys typed before the editor came. */
const beginAtEnd = (editor: ClassicEditor, typed: string): void => {
  editor.model.change((writer) => {
    const root = editor.model.document.getRoot();
    if (root) writer.setSelection(root, 'end');
  });
  for (const [index, text] of typed.split('\n').entries()) {
    if (index > 0) editor.execute('enter');
    if (text) editor.execute('insertText', { text });
  }
};

/** The text looks as it does where it is read. */
const lookAsRead = ({ editing: { view } }: ClassicEditor): void =>
  view.change((writer) => {
    const root = view.document.getRoot();
    if (root) writer.addClass('rich-text', root);
  });

/** Menus and forms of the editor live in its field: a panel shows them above itself and lets them have the focus. */
const keepBalloons = ({ ui }: ClassicEditor, field: HTMLElement | null): void => {
  const balloons = ui.view.body.bodyCollectionContainer;
  if (field && balloons) field.append(balloons);
};

/** The rich-text editor of a field: the contribution to `content.editor.v1`. */
export default function RichTextEditor({ value, onChange, onBlur, onReady, label, ...draftOf }: Props): ReactNode {
  const [first] = useState(value);
  const [count, setCount] = useState({ words: 0, characters: 0 });
  const [dialog, setDialog] = useState<FormulaKind>();
  const [editor, setEditor] = useState<ClassicEditor>();
  const [broken, setBroken] = useState<unknown>();
  const [drawing, setDrawing] = useState<WantedDrawing>();
  const [isChoosing, setChoosing] = useState(false);
  const maySeeLibrary = useMay(['libraryList']);
  const config = useMemo(
    () =>
      editorConfig({
        label,
        onFormula: setDialog,
        drawings: {
          openMolecule: (selected) => setDrawing({ kind: 'molecule', selected }),
          openDiagram: (selected) => setDrawing({ kind: 'diagram', selected }),
        },
        onLibrary: maySeeLibrary ? () => setChoosing(true) : undefined,
        onWords: setCount,
      }),
    [label, maySeeLibrary],
  );
  const report = useRef<Reporting>(undefined);
  const latest = useRef({ onChange, onBlur });
  useEffect(() => void (latest.current = { onChange, onBlur }));
  useEffect(() => {
    // A value that comes from elsewhere replaces the text: a reset, a draft, the other version.
    if (editor && report.current?.isNews(value)) editor.setData(value);
  }, [editor, value]);
  useEffect(() => () => report.current?.flush(), []);

  const formula = editor?.commands.get('formula');
  const close = (): void => {
    setDialog(undefined);
    setDrawing(undefined);
    setChoosing(false);
  };
  const place = useRef<HTMLDivElement>(null);
  const isDialogOpen = isChoosing || dialog !== undefined || drawing !== undefined;
  const wasDialogOpen = useRef(false);
  useEffect(() => {
    // A dialog gives the focus back to its button when it goes.
    if (wasDialogOpen.current && !isDialogOpen) editor?.editing.view.focus();
    wasDialogOpen.current = isDialogOpen;
  }, [editor, isDialogOpen]);
  // Its place says so, with Retry; the form shows the text again.
  if (broken !== undefined) throw broken;
  return (
    <div className="rich-text-editor" hidden={!editor} ref={place}>
      <CKEditor
        editor={ClassicEditor}
        config={config}
        data={first}
        onReady={(ready: ClassicEditor) => {
          report.current = reporting(
            first,
            () => ready.getData({ skipListItemIds: true }),
            (html) => latest.current.onChange(html),
          );
          lookAsRead(ready);
          keepBalloons(ready, place.current);
          const { typed, hasFocus } = onReady();
          beginAtEnd(ready, typed);
          flushSync(() => setEditor(ready));
          if (hasFocus) ready.editing.view.focus();
        }}
        onError={(error, { phase, willEditorRestart }) => {
          if (phase === 'initialization' || !willEditorRestart) setBroken(error);
        }}
        onChange={() => report.current?.changed()}
        onBlur={() => {
          report.current?.flush();
          latest.current.onBlur();
        }}
      />
      <p className="editor-count">{texts.countOf(count)}</p>
      {dialog && (
        <FormulaDialog
          kind={dialog}
          value={formula?.value as FormulaValue | undefined}
          onInsert={(written) => {
            editor?.execute('formula', written);
            close();
          }}
          onClose={close}
        />
      )}
      {isChoosing && (
        <FilePicker
          onPick={(picked) => {
            if (editor) insertFromLibrary(editor, picked);
            close();
          }}
          onClose={close}
        />
      )}
      {drawing && (
        <DrawingDialogs
          wanted={drawing}
          draftOf={draftOf}
          onSaved={(placed) => {
            editor?.execute('drawing', placed);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
