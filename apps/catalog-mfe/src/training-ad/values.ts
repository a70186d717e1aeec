import type { RequestOf } from '@lectern/contract/call';
import { trainingAdFields, type TrainingAd, type trainingAdCalls } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract/messages';
import { formOf } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/training-ads';

type NewAd = RequestOf<typeof trainingAdCalls.create>;
type Chosen = 'trainerId' | 'agencyId' | 'skillId' | 'languageId' | 'imageFileId';

/** The form of a training ad; '' where there is no value. */
export interface AdValues
  extends
    Readonly<Record<Exclude<keyof NewAd, Chosen>, string>>,
    Readonly<Record<Exclude<Chosen, 'imageFileId'>, number | ''>> {
  readonly imageFileId: number | '' | null;
  readonly ownerKind: 'trainer' | 'agency';
}

const owners = { trainer: ['trainerId', texts.trainer], agency: ['agencyId', texts.agency] } as const;

/** Only the owner of the chosen kind counts, and is required. */
export const adForm = formOf<AdValues, NewAd>(trainingAdFields, {
  relevant: (values) => ({ ...values, [values.ownerKind === 'trainer' ? 'agencyId' : 'trainerId']: '' }),
  together: (wire, { ownerKind }) => {
    const [property, field] = owners[ownerKind];
    return wire[property] ? [] : [{ property, constraints: { owner: say(messages.required, { field }) } }];
  },
});

/** A new ad, offered by a trainer. */
export const newValues = (languageId: number | '', currency: string): AdValues =>
  adForm.newValues({ ownerKind: 'trainer', languageId, currency, price: '0' });

export const valuesOf = (ad: TrainingAd): AdValues => ({
  ...adForm.valuesOf(ad),
  ownerKind: ad.agencyId === null ? 'trainer' : 'agency',
});
