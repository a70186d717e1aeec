import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CKEditor } from '@ckeditor/ckeditor5-react';
import { ClassicEditor } from 'ckeditor5';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/editor';
import { editorConfig } from './config';
import { FormulaDialog } from './FormulaDialog';
import type { FormulaKind } from './formula/formula-buttons';
import type { FormulaValue } from './formula/formula-editing';
import { reporting, type Reporting } from './reporting';
import 'ckeditor5/ckeditor5.css';
import './editor.css';

interface Props {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly label: string;
}

/** The rich-text editor of a field: the contribution to `content.editor.v1`. */
export default function RichTextEditor({ value, onChange, onBlur, label }: Props): ReactNode {
  const [first] = useState(value);
  const [count, setCount] = useState({ words: 0, characters: 0 });
  const [dialog, setDialog] = useState<FormulaKind>();
  const [editor, setEditor] = useState<ClassicEditor>();
  const config = useMemo(() => editorConfig({ label, onFormula: setDialog, onWords: setCount }), [label]);
  const report = useRef<Reporting>(undefined);
  const latest = useRef({ onChange, onBlur });
  useEffect(() => void (latest.current = { onChange, onBlur }));
  useEffect(() => {
    // A value that comes from elsewhere replaces the text: a reset, a draft, the other version.
    if (editor && report.current?.isNews(value)) editor.setData(value);
  }, [editor, value]);
  useEffect(() => () => report.current?.flush(), []);

  const formula = editor?.commands.get('formula');
  const close = (): void => setDialog(undefined);
  const isDialogOpen = dialog !== undefined;
  useEffect(() => {
    // Also after a dialog, which gives the focus back to its button when it goes.
    if (!isDialogOpen) editor?.editing.view.focus();
  }, [editor, isDialogOpen]);
  return (
    <div className="rich-text-editor">
      {!editor && <RichText html={value} className="editor-waiting" />}
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
          setEditor(ready);
          // The text looks as it does where it is read.
          ready.editing.view.change((writer) => {
            const root = ready.editing.view.document.getRoot();
            if (root) writer.addClass('rich-text', root);
          });
          ready.model.change((writer) => {
            const root = ready.model.document.getRoot();
            if (root) writer.setSelection(root, 'end');
          });
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
    </div>
  );
}
