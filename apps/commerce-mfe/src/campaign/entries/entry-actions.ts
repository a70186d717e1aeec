import type { CampaignEntry } from '@lectern/contract/commerce';
import { needsRight } from '@lectern/contract/right-labels';
import * as texts from '../../texts/campaign-entries';

export type EntryStep = 'disqualify' | 'undo' | 'passOn' | 'void';

interface May {
  /** Holds `marketingCouponEdit`. */
  readonly edit: boolean;
  /** Holds `marketingResultDeclare`. */
  readonly declare: boolean;
}

export interface EntryAction {
  readonly step: EntryStep;
  readonly label: string;
  readonly danger?: true;
  readonly disabledReason?: string;
}

type Entry = Pick<CampaignEntry, 'result' | 'codeId' | 'codeState' | 'passedTo'>;

const disabled = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });

/** The actions on a code. A void one that nobody got yet can still be passed on. */
const codeActions = ({ codeState, passedTo }: Entry, may: May): readonly EntryAction[] => {
  const right = may.declare ? undefined : needsRight('marketingResultDeclare');
  const isUnused = codeState === 'unused';
  const canPass = isUnused || (codeState === 'void' && passedTo === null);
  return [
    { step: 'passOn', label: texts.passOn, ...disabled(right ?? (canPass ? undefined : texts.isNotUnused)) },
    {
      step: 'void',
      label: texts.voidCode,
      danger: true,
      ...disabled(right ?? (isUnused ? undefined : texts.isNotUnused)),
    },
  ];
};

/** The actions on an entry: before the declaration on its place in the ranking, then on its code. */
export const entryActions = (entry: Entry, isDeclared: boolean, may: May): readonly EntryAction[] => {
  if (isDeclared) return entry.codeId === null ? [] : codeActions(entry, may);
  const right = may.edit ? undefined : needsRight('marketingCouponEdit');
  return entry.result === 'disqualified'
    ? [{ step: 'undo', label: texts.undo, ...disabled(right) }]
    : [{ step: 'disqualify', label: texts.disqualify, danger: true, ...disabled(right) }];
};
