import type { ReactNode } from 'react';
import { ownCampaignStates, winnerCodeStates, type OwnCampaign } from '@lectern/contract/commerce';
import { StatusLabel } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { statuses } from '../coupon/codes/columns';
import { useCopied } from '../paylink/use-copied';
import * as texts from '../texts/own-campaigns';
import { campaignFacts, isEnterable, stateMarks } from './campaign-facts';

function OwnCode({ campaign: { code, codeState } }: { readonly campaign: OwnCampaign }): ReactNode {
  const { isCopied, copy } = useCopied();
  if (code === null) return null;
  return (
    <>
      <strong className="own-code">{code}</strong>
      {codeState !== null && codeState !== 'unused' ? (
        <StatusLabel status={statuses[codeState]} label={winnerCodeStates[codeState]} />
      ) : (
        <Button variant="outlined" onClick={() => void copy(code)}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      )}
    </>
  );
}

interface Props {
  readonly campaign: OwnCampaign;
  /** Somebody acts for the student. */
  readonly readOnly: boolean;
  readonly onEnter: () => void;
}

/** One campaign: the way into it while it is open, then the student's result and code. */
export function OwnCampaignPart({ campaign, readOnly, onEnter }: Props): ReactNode {
  const { name, state } = campaign;
  const isBegun = state === 'started';
  return (
    <li>
      <div className="own-what">
        <strong>{name}</strong>
        <StatusLabel status={stateMarks[state]} label={ownCampaignStates[state]} />
        {campaignFacts(campaign).map((fact) => (
          <span key={fact} className="own-quiet">
            {fact}
          </span>
        ))}
      </div>
      <div className="own-actions">
        <OwnCode campaign={campaign} />
        {isEnterable(campaign) && !readOnly && (
          <Button
            variant="contained"
            aria-label={isBegun ? texts.goOnWith(name) : texts.enterIn(name)}
            onClick={onEnter}
          >
            {isBegun ? texts.goOn : texts.enter}
          </Button>
        )}
      </div>
    </li>
  );
}
