import type { ReactNode } from 'react';
import * as texts from '../../../texts/drawings';
import { DrawingDialog, type DrawingDialogProps } from '../DrawingDialog';
import { MoleculeInput } from './MoleculeInput';
import { sketcher } from './sketcher';

/** The window that molecules are drawn in; its title is the specification's, whatever tool is in it. */
export function MoleculeDialog(props: DrawingDialogProps): ReactNode {
  return (
    <DrawingDialog
      {...props}
      kind="molecule"
      title={texts.moleculeTitle}
      tool={sketcher}
      below={(tool) => <MoleculeInput show={tool.show} />}
    />
  );
}
