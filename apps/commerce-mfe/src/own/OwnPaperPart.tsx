import { useState, type ReactNode } from 'react';
import type { OwnPaper } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import { useDownload } from '../invoice/use-download';
import * as texts from '../texts/own-money';

const AskDialog = lazyWithRetry(() => import(/* webpackChunkName: "own-ask" */ './AskDialog'));

interface Props {
  readonly paper: OwnPaper;
  /** Somebody acts for the student. */
  readonly readOnly: boolean;
}

/** A paper with its download; another payer can be asked for while something is left of the invoice. */
export function OwnPaperPart({ paper, readOnly }: Props): ReactNode {
  const { id, number, isCorrectable, requestedAt } = paper;
  const [isOpen, setOpen] = useState(false);
  const { busy, download } = useDownload(id);
  return (
    <div className="own-paper">
      <Button
        startIcon={<Icon name="arrow-down" />}
        aria-label={texts.download(number)}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={download}
      >
        {number}
      </Button>
      {requestedAt !== null && <span className="own-quiet">{texts.correctionRequested(dateText(requestedAt))}</span>}
      {isCorrectable && !readOnly && (
        <Button aria-label={texts.askFor(number)} onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      )}
      {isOpen && <AskDialog paper={paper} onClose={() => setOpen(false)} />}
    </div>
  );
}
