import { useState, type ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import type { Call } from '@lectern/contract/call';
import { partStates, type PartState } from '@lectern/contract/people';
import { dateText, notify, StatusLabel, useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { ReasonDialog } from '@lectern/ui-kit/reason-dialog';
import * as texts from '../texts/checked';
import { markOf } from './marks';
import './checked.css';

/** A part with its state, of a trainer or an agency. */
export interface Part {
  readonly part: string;
  readonly state: PartState;
  readonly reason: string;
  readonly revision: number;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
  readonly changedAt: string;
}
export type Decide = (
  part: Part,
  decision: 'approve' | 'ask',
  reason?: string,
) => Promise<{ readonly verified: boolean }>;

interface Props {
  readonly part: Part;
  /** 'Experience' */
  readonly partName: string;
  readonly ownerName: string;
  readonly mayDecide: boolean;
  readonly decide: Decide;
  readonly changed: readonly Pick<Call, 'path'>[];
}

/** What is decided about the part that is shown, and the two buttons that decide it. */
export function PartReview({ part, partName, ownerName, mayDecide, decide, changed }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAction(changed);
  const approve = async (): Promise<void> => {
    setBusy(true);
    let isVerified = false;
    const isDone = await attempt(
      async () => {
        isVerified = (await decide(part, 'approve')).verified;
      },
      { onFailure: () => notify('error', texts.changedSince) },
    );
    if (isDone) notify('success', isVerified ? texts.isVerifiedNow(ownerName) : texts.approved(partName));
    setBusy(false);
  };
  const isOpen = mayDecide && part.state !== 'empty';
  return (
    <section aria-label={texts.verification} className="part-review">
      <h2>{texts.verification}</h2>
      <StatusLabel status={markOf(part.state)} label={partStates[part.state]} filled />
      {part.state === 'empty' && <p>{texts.nothingYet}</p>}
      {part.state === 'pending' && <p>{texts.waitsSince(dateText(part.changedAt))}</p>}
      {part.reason && <p>{texts.wishOf(part.reason)}</p>}
      {part.decidedByName && part.decidedAt && <p>{texts.decidedBy(part.decidedByName, dateText(part.decidedAt))}</p>}
      {isOpen && (
        <div className="part-review-actions">
          {part.state !== 'approved' && (
            <Button
              variant="contained"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => void (isBusy || approve())}
            >
              {texts.approve}
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>{texts.ask}</Button>
        </div>
      )}
      {isAsking && (
        <AskDialog part={part} partName={partName} decide={decide} changed={changed} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

/** Asks for changes with a reason. */
export function AskDialog({
  part,
  partName,
  decide,
  changed,
  onClose,
}: Pick<Props, 'part' | 'partName' | 'decide' | 'changed'> & {
  readonly onClose: () => void;
}): ReactNode {
  const attempt = useAction(changed);
  return (
    <ReasonDialog
      title={texts.askTitle(partName)}
      verb={texts.askVerb}
      help={texts.askHelp}
      send={async (reason) => {
        let failure: CallError | undefined;
        await attempt(() =>
          decide(part, 'ask', reason).catch((error: unknown) => {
            if (error instanceof CallError) failure = error;
            throw error;
          }),
        );
        if (failure) throw failure;
      }}
      onDone={() => notify('success', texts.wishSent(partName))}
      onClose={onClose}
    />
  );
}
