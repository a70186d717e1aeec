import { campaignErrors, campaignFields, type campaignInput } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract/messages';
import type { FieldError } from '@lectern/contract/wire';
import { filled, formOf, typed, type Codec } from '@lectern/ui-kit/record-panel';
import type { InferType } from 'yup';
import * as texts from '../../texts/campaign-form';
import { dayWithTime, isTime, timeOf } from './moment';

export type CampaignInput = InferType<typeof campaignInput>;

/** The campaign's values in the form: numbers as typed, each moment as a day and a time. */
export interface PartValues {
  readonly quizId: number | '';
  readonly codePrefix: string;
  readonly codeCount: string;
  readonly winners: string;
  readonly minPercent: string;
  readonly entryStartsAt: string;
  readonly entryStartsTime: string;
  readonly entryEndsAt: string;
  readonly entryEndsTime: string;
}

const form = formOf<PartValues, CampaignInput>(campaignFields, {
  codecs: {
    codeCount: typed(),
    winners: typed(),
    minPercent: filled(0),
    entryStartsAt: dayWithTime('entryStartsTime'),
    entryEndsAt: dayWithTime('entryEndsTime'),
  },
});

/** A new campaign's values: no quiz, and whole days of entries. */
export const newPart = (): PartValues =>
  form.newValues({ entryStartsTime: '00:00', entryEndsTime: '23:59', minPercent: '0' });

const partOf = (campaign: CampaignInput): PartValues => ({
  ...form.valuesOf(campaign),
  entryStartsTime: timeOf(campaign.entryStartsAt),
  entryEndsTime: timeOf(campaign.entryEndsAt),
});

/** The campaign as a part of its coupon's form. Errors are shown on its own fields. */
export const campaignCodec: Codec = {
  empty: newPart(),
  isNested: true,
  read: partOf,
  write: (values: PartValues, { refuse }) => {
    const { wire, wrong } = form.read(values);
    for (const [path, message] of Object.entries(wrong)) refuse(message, `.${path}`);
    return wire;
  },
};

const timeError = (name: 'entryStartsTime' | 'entryEndsTime', values: PartValues, label: string): FieldError[] =>
  isTime(values[name])
    ? []
    : [
        {
          property: `campaign.${name}`,
          constraints: { time: say(messages.invalid, { field: texts.timeOf(label) }) },
        },
      ];

/** Errors of the campaign's values together, and of its times. */
export const partErrors = (
  values: PartValues,
  campaign: Partial<CampaignInput>,
  coupon: { readonly endsAt: string; readonly totalLimit: number | null },
): FieldError[] => {
  const { codeCount = NaN, winners = NaN, entryStartsAt = '', entryEndsAt = '' } = campaign;
  return [
    ...timeError('entryStartsTime', values, texts.entriesFrom),
    ...timeError('entryEndsTime', values, texts.entriesUntil),
    ...campaignErrors({ codeCount, winners, entryStartsAt, entryEndsAt }, coupon),
  ];
};
