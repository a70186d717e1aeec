import type { ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { notify, timeText } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../../texts/drawings';
import { DrawingDialog, type DrawingDialogProps } from '../DrawingDialog';
import { diagramTool } from './diagram-tool';
import { draftKey, type DraftOf } from './drafts';
import { useDiagramDraft } from './use-diagram-draft';

interface Props extends DrawingDialogProps {
  readonly draftOf: DraftOf;
}

/** The window that diagrams are drawn in, with the draft that was left there. */
export function DiagramDialog({ draftOf, onSaved, ...props }: Props): ReactNode {
  const userId = useSession(({ document }) => document?.user.id ?? 0);
  const { offered, answer, drop, changed } = useDiagramDraft(draftKey(userId, draftOf));
  return (
    <DrawingDialog
      {...props}
      kind="diagram"
      title={texts.diagramTitle}
      tool={diagramTool}
      onChange={changed}
      onDiscard={drop}
      onSaved={(placed) => {
        drop();
        onSaved(placed);
      }}
      head={({ show }) =>
        offered && (
          <div role="status" className="drawing-note">
            <p>{texts.draftFrom(timeText(offered.at))}</p>
            <Button
              size="small"
              onClick={() => {
                answer();
                show(offered.scene).catch((error: unknown) => notify('error', (error as Error).message));
              }}
            >
              {texts.restore}
            </Button>
            <Button size="small" variant="text" onClick={drop}>
              {texts.discard}
            </Button>
          </div>
        )
      }
    />
  );
}
