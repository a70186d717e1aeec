import { useEffect, useRef, type ReactNode } from 'react';
import type { ClassicEditor } from 'ckeditor5';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import type { DraftOf } from './drawing/diagram/drafts';
import { DrawingDialogs, type WantedDrawing } from './drawing/DrawingDialogs';
import { FormulaDialog } from './FormulaDialog';
import type { FormulaKind } from './formula/formula-buttons';
import type { FormulaValue } from './formula/formula-editing';
import { insertFromLibrary } from './picture/library-button';

const FilePicker = lazyWithRetry(() => import(/* webpackChunkName: "file-picker" */ '../library/FilePicker'));

/** What the editor has signalled for. */
export type Wanted =
  { readonly formula: FormulaKind } | { readonly drawing: WantedDrawing } | { readonly picture: 'library' };

interface Props {
  readonly editor: ClassicEditor | undefined;
  readonly wanted: Wanted | undefined;
  /** The text that is written. */
  readonly draftOf: DraftOf;
  readonly onClose: () => void;
}

/** The dialog that a button of the editor asks for, and what it puts into the text. */
export function EditorDialogs({ editor, wanted, draftOf, onClose }: Props): ReactNode {
  const wasOpen = useRef(false);
  useEffect(() => {
    // A dialog gives the focus back to its button when it goes.
    if (wasOpen.current && !wanted) editor?.editing.view.focus();
    wasOpen.current = wanted !== undefined;
  }, [editor, wanted]);
  if (!editor || !wanted) return null;
  if ('formula' in wanted)
    return (
      <FormulaDialog
        kind={wanted.formula}
        value={editor.commands.get('formula')?.value as FormulaValue | undefined}
        onInsert={(written) => {
          editor.execute('formula', written);
          onClose();
        }}
        onClose={onClose}
      />
    );
  if ('drawing' in wanted)
    return (
      <DrawingDialogs
        wanted={wanted.drawing}
        draftOf={draftOf}
        onSaved={(placed) => {
          editor.execute('drawing', placed);
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <FilePicker
      onPick={(picked) => {
        insertFromLibrary(editor, picked);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
