import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { campaignCalls, type CampaignEntry } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../../texts/campaign-entries';
import { changed } from '../changed';

interface Props {
  readonly entry: CampaignEntry;
  readonly onClose: () => void;
}

/** Asks why an entry is disqualified. `success` is announced then. */
export function DisqualifyDialog({ entry, success, onClose }: Props & { readonly success: string }): ReactNode {
  const { mutateAsync: disqualify } = useCall(campaignCalls.disqualify, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  return (
    <ReasonDialog
      danger
      title={texts.disqualifyTitle(entry.name)}
      verb={texts.disqualifyVerb}
      send={(reason) => disqualify({ entryId: entry.id, reason })}
      onDone={() => void confirmSaved(success)}
      onClose={onClose}
    >
      {texts.disqualifyMeans}
    </ReasonDialog>
  );
}

/** Asks why a winner's code ends. With `passOn` the next in rank gets a new one. */
export function VoidWinnerDialog({ entry, passOn, onClose }: Props & { readonly passOn: boolean }): ReactNode {
  const { mutateAsync: voidWinner } = useCall(campaignCalls.voidWinner, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const words = passOn
    ? { title: texts.passOnTitle(entry.name), verb: texts.passOnVerb, means: texts.passOnMeans }
    : { title: texts.voidTitle(entry.name), verb: texts.voidVerb, means: texts.voidMeans };
  return (
    <ReasonDialog
      danger
      title={words.title}
      verb={words.verb}
      send={(reason) => voidWinner({ entryId: entry.id, reason, passOn })}
      onDone={({ next }) =>
        void confirmSaved(next ? texts.passedOn(next.name, next.rank) : passOn ? texts.nobodyLeft : texts.voided)
      }
      onClose={onClose}
    >
      {words.means}
    </ReasonDialog>
  );
}
