import { useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { campaignCalls, type CampaignEntry, type CampaignWhole } from '@lectern/contract/commerce';
import { needsRight } from '@lectern/contract/right-labels';
import { notify, useAction, type RowAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import { personPath, personRight } from '../../person/person-path';
import * as texts from '../../texts/campaign-entries';
import { isDeclared, lastRankOf } from '../campaign-coupon';
import { changed } from '../changed';
import { entryActions, type EntryStep } from './entry-actions';
import { DisqualifyDialog, VoidWinnerDialog } from './EntryDialogs';
import { movedUp } from './moved-up';

interface Opened {
  readonly step: Exclude<EntryStep, 'undo'>;
  readonly entry: CampaignEntry;
}

/** The menu of an entry and the question that an action opens. `shown` are the entries of the page. */
export const useEntryActions = (campaign: CampaignWhole, shown: readonly CampaignEntry[]) => {
  const navigate = useNavigate();
  const may = {
    edit: useMay(campaignCalls.disqualify.access),
    declare: useMay(campaignCalls.voidWinner.access),
    student: useMay(personRight.student),
  };
  const { mutateAsync: disqualify } = useCall(campaignCalls.disqualify, { handled: [400, 409] });
  const attempt = useAction(changed);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);

  const toOf = ({ studentId }: CampaignEntry): string | undefined =>
    may.student ? personPath({ kind: 'student', id: studentId }) : undefined;
  const undo = ({ id }: CampaignEntry): void =>
    void attempt(() => disqualify({ entryId: id, reason: null }), {
      successText: texts.undone,
      onFailure: ({ message }) => notify('error', message),
    });
  const actions = (entry: CampaignEntry): readonly RowAction[] => [
    {
      label: texts.viewStudent,
      onSelect: () => void navigate(toOf(entry) ?? ''),
      ...(!may.student && { disabledReason: needsRight('studentList') }),
    },
    ...entryActions(entry, isDeclared(campaign), may).map(({ step, ...action }) => ({
      ...action,
      onSelect: () => (step === 'undo' ? undo(entry) : setOpened({ step, entry })),
    })),
  ];
  const question = opened && (
    <>
      {opened.step === 'disqualify' ? (
        <DisqualifyDialog
          entry={opened.entry}
          success={movedUp(opened.entry, shown, lastRankOf(campaign))}
          onClose={close}
        />
      ) : (
        <VoidWinnerDialog entry={opened.entry} passOn={opened.step === 'passOn'} onClose={close} />
      )}
    </>
  );
  return { actions, toOf, question };
};
