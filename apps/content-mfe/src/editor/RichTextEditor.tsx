import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CKEditor } from '@ckeditor/ckeditor5-react';
import { ClassicEditor } from 'ckeditor5';
import { useMay } from '@lectern/auth';
import * as texts from '../texts/editor';
import { keepBadge } from './badge';
import { beforeUse } from './before-use';
import { editorConfig } from './config';
import { EditorDialogs, type Wanted } from './EditorDialogs';
import { reporting, type Reporting } from './reporting';
import 'ckeditor5/ckeditor5.css';
import './editor.css';

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
  const [wanted, setWanted] = useState<Wanted>();
  const [editor, setEditor] = useState<ClassicEditor>();
  const [broken, setBroken] = useState<unknown>();
  const count = useRef<HTMLParagraphElement>(null);
  const maySeeLibrary = useMay(['libraryList']);
  const config = useMemo(
    () =>
      editorConfig({
        label,
        onFormula: (formula) => setWanted({ formula }),
        drawings: {
          openMolecule: (selected) => setWanted({ drawing: { kind: 'molecule', selected } }),
          openDiagram: (selected) => setWanted({ drawing: { kind: 'diagram', selected } }),
        },
        onLibrary: maySeeLibrary ? () => setWanted({ picture: 'library' }) : undefined,
        // Past React: with the cursor in the editor each of its commits walks the whole text to find the selection.
        onWords: (counted) => count.current && (count.current.textContent = texts.countOf(counted)),
      }),
    [label, maySeeLibrary],
  );
  const place = useRef<HTMLDivElement>(null);
  const report = useRef<Reporting>(undefined);
  const latest = useRef({ onChange, onBlur });
  useEffect(() => void (latest.current = { onChange, onBlur }));
  useEffect(() => {
    // A value that comes from elsewhere replaces the text: a reset, a draft, the other version.
    if (editor && report.current?.isNews(value)) editor.setData(value);
  }, [editor, value]);
  useEffect(() => {
    const flush = (): boolean => report.current?.flush() === true;
    // At once: what comes next may be a save.
    const end = place.current ? beforeUse(place.current, () => flushSync(flush)) : undefined;
    return () => {
      end?.();
      flush();
    };
  }, []);
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
            flushSync,
          );
          lookAsRead(ready);
          keepBalloons(ready, place.current);
          keepBadge(ready);
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
      <p className="editor-count" ref={count}>
        {texts.countOf({ words: 0, characters: 0 })}
      </p>
      <EditorDialogs editor={editor} wanted={wanted} draftOf={draftOf} onClose={() => setWanted(undefined)} />
    </div>
  );
}
