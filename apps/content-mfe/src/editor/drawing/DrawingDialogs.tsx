import type { ReactNode } from 'react';
import type { DrawingKind } from '@lectern/contract/content';
import { DiagramDialog } from './diagram/DiagramDialog';
import type { DraftOf } from './diagram/drafts';
import type { DrawingDialogProps } from './DrawingDialog';
import { MoleculeDialog } from './molecule/MoleculeDialog';

/** The drawing that the editor has signalled for. */
export interface WantedDrawing extends Pick<DrawingDialogProps, 'selected'> {
  readonly kind: DrawingKind;
}

interface Props extends Omit<DrawingDialogProps, 'selected'> {
  readonly wanted: WantedDrawing;
  /** The text that is written. */
  readonly draftOf: DraftOf;
}

/** The window of the tool that the editor has signalled for. */
export function DrawingDialogs({ wanted: { kind, selected }, draftOf, ...window }: Props): ReactNode {
  return kind === 'molecule' ? (
    <MoleculeDialog {...window} selected={selected} />
  ) : (
    <DiagramDialog {...window} selected={selected} draftOf={draftOf} />
  );
}
