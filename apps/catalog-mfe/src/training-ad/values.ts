import { trainingAdFields, type TrainingAd } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract/messages';
import { changedValues } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/training-ads';

/** What the form of a training ad holds; '' where there is none. */
export interface AdValues {
  readonly title: string;
  readonly slug: string;
  readonly ownerKind: 'trainer' | 'agency';
  readonly trainerId: number | '';
  readonly agencyId: number | '';
  readonly skillId: number | '';
  readonly languageId: number | '';
  readonly shortDescription: string;
  readonly descriptionHtml: string;
  readonly imageFileId: number | null;
  readonly currency: string;
  readonly price: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

const ofKind = (field: 'trainerId' | 'agencyId', kind: AdValues['ownerKind'], label: string) =>
  trainingAdFields[field]
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .test('owner', say(messages.required, { field: label }), (id, { parent }) =>
      (parent as AdValues).ownerKind === kind ? Boolean(id) : true,
    );

/** The rules of the form: the owner is of the chosen kind. */
export const adSchema = formSchema({
  ...trainingAdFields,
  trainerId: ofKind('trainerId', 'trainer', texts.trainer),
  agencyId: ofKind('agencyId', 'agency', texts.agency),
});

/** A new ad, offered by a trainer. */
export const newValues = (languageId: number | '', currency: string): AdValues => ({
  ...{ title: '', slug: '', ownerKind: 'trainer', trainerId: '', agencyId: '', skillId: '', languageId },
  ...{ shortDescription: '', descriptionHtml: '', imageFileId: null, currency, price: '0', startsOn: '', endsOn: '' },
});

export const valuesOf = (ad: TrainingAd): AdValues => ({
  title: ad.title,
  slug: ad.slug,
  ownerKind: ad.agencyId === null ? 'trainer' : 'agency',
  trainerId: ad.trainerId ?? '',
  agencyId: ad.agencyId ?? '',
  skillId: ad.skillId,
  languageId: ad.languageId,
  shortDescription: ad.shortDescription,
  descriptionHtml: ad.descriptionHtml,
  imageFileId: ad.imageFileId,
  currency: ad.currency,
  price: ad.price,
  startsOn: ad.startsOn ?? '',
  endsOn: ad.endsOn ?? '',
});

const mayBeNone: readonly string[] = ['slug', 'trainerId', 'agencyId', 'startsOn', 'endsOn'];

/** Values on the wire: only the owner of the chosen kind, and none for what is empty. */
export const wireOf = ({ ownerKind, ...values }: AdValues) =>
  Object.fromEntries(
    Object.entries({
      ...values,
      trainerId: ownerKind === 'trainer' ? values.trainerId : '',
      agencyId: ownerKind === 'agency' ? values.agencyId : '',
    }).map(([name, value]) => [name, value === '' && mayBeNone.includes(name) ? null : value]),
  ) as Readonly<Record<string, unknown>>;

/** What an update sends: what the person has changed. */
export const changedOf = (base: AdValues, values: AdValues): Readonly<Record<string, unknown>> =>
  changedValues(wireOf(base), wireOf(values));
