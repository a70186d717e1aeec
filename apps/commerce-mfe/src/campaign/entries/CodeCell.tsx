import type { ReactNode } from 'react';
import { winnerCodeStates, type CampaignEntry } from '@lectern/contract/commerce';
import { StatusLabel } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { statuses } from '../../coupon/codes/columns';
import { useCopied } from '../../paylink/use-copied';
import * as texts from '../../texts/campaign-entries';
import { copyCode } from '../../texts/view';
import { mailWords } from './mail-words';

/** The code of a winner with its state, the way to copy it, and its mail. */
export function CodeCell({ entry }: { readonly entry: CampaignEntry }): ReactNode {
  const { code, codeState, name, passedTo } = entry;
  const { isCopied, copy } = useCopied();
  if (code === null) return null;
  return (
    <span className="entry-code">
      <span className="coupon-code">{code}</span>
      <Button
        size="small"
        variant="text"
        aria-label={isCopied ? texts.copied : texts.copyCodeOf(name)}
        onClick={() => void copy(code)}
      >
        {isCopied ? texts.copied : copyCode}
      </Button>
      {codeState && codeState !== 'unused' && (
        <StatusLabel status={statuses[codeState]} label={winnerCodeStates[codeState]} />
      )}
      <small>{passedTo === null ? mailWords(entry) : texts.passedTo(passedTo)}</small>
    </span>
  );
}
