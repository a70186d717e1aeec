import { useId, useState, type ReactNode } from 'react';
import type { DrawingKind } from '@lectern/contract/content';
import { ConfirmDialog, useUnsaved } from '@lectern/ui-kit';
import { Button, Dialog } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/drawings';
import type { PlacedDrawing, SelectedDrawing } from './drawing-editing';
import type { DrawingTool, OpenTool } from './tool';
import { useSave } from './use-save';
import { useTool } from './use-tool';
import './drawing-dialog.css';

export interface DrawingDialogProps {
  /** The drawing that is changed; null for a new one. */
  readonly selected: SelectedDrawing | null;
  readonly onSaved: (placed: PlacedDrawing) => void;
  readonly onClose: () => void;
}

interface Props extends DrawingDialogProps {
  readonly kind: DrawingKind;
  readonly title: string;
  readonly tool: DrawingTool;
  /** What is shown above the drawing, once its tool is open. */
  readonly head?: (tool: OpenTool) => ReactNode;
  /** What is shown below it, once its tool is open. */
  readonly below?: (tool: OpenTool) => ReactNode;
  readonly onChange?: (tool: OpenTool) => void;
  readonly onDiscard?: () => void;
}

/** The window of a drawing tool: it draws, and gives the page a stored drawing or nothing. */
export function DrawingDialog({
  kind,
  title,
  tool,
  selected,
  head,
  below,
  onSaved,
  onClose,
  onChange,
  onDiscard,
}: Props): ReactNode {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState('');
  const changed = (drawn: OpenTool): void => {
    onChange?.(drawn);
    setChanged(true);
    setRefused('');
  };
  const { state, content, retry } = useTool(tool, place, selected, changed);
  const saved = useUnsaved(isChanged);
  const { part, save } = useSave({
    kind,
    toolName: tool.name,
    selected,
    onSaved: (placed) => {
      saved();
      onSaved(placed);
    },
  });
  const isSaving = part !== undefined;
  const close = (): void => (isChanged ? setAsking(true) : onClose());
  // In the drawing Escape is the tool's: it ends a selection or a line.
  const leave = (_event: object, reason: string): void => {
    if (reason !== 'escapeKeyDown' || !place?.contains(document.activeElement)) close();
  };
  const confirm = (): void => {
    if (state.is !== 'open' || isSaving) return;
    if (state.tool.isEmpty()) setRefused(texts.empty);
    else void save(state.tool);
  };
  return (
    <>
      <Dialog open maxWidth={false} onClose={leave} aria-labelledby={id} className={`drawing-dialog drawing-${kind}`}>
        <h2 id={id}>{title}</h2>
        {state.is === 'open' && head?.(state.tool)}
        <div className="drawing-place" ref={setPlace} hidden={state.is === 'failed'} aria-busy={state.is === 'opening'}>
          {content}
        </div>
        {state.is === 'opening' && (
          <p role="status" className="drawing-note">
            {texts.opening}
          </p>
        )}
        {state.is === 'failed' && (
          <div role="alert" className="drawing-note">
            <p>{state.why}</p>
            <Button onClick={retry}>{texts.retry}</Button>
          </div>
        )}
        {state.is === 'open' && below?.(state.tool)}
        <div className="drawing-foot">
          <p role="status">{refused}</p>
          {isSaving && <progress aria-label={texts.saving} value={part} />}
          <Button onClick={close}>{texts.close}</Button>
          <Button
            variant="contained"
            aria-busy={isSaving}
            aria-disabled={state.is !== 'open' || isSaving}
            onClick={confirm}
          >
            {texts.saveChanges}
          </Button>
        </div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={texts.closeTitle}
          verb={texts.discardChanges}
          cancel={texts.keepDrawing}
          onConfirm={() => {
            onDiscard?.();
            onClose();
          }}
          onCancel={() => setAsking(false)}
        >
          {texts.closeMeans}
        </ConfirmDialog>
      )}
    </>
  );
}
