import { object, string } from 'yup';
import { id } from '../fields';
import { isInstant } from '../instant';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';

const needed = (field: string): string => say(messages.required, { field });
const invalid = (field: string): string => say(messages.invalid, { field });
const moment = (label: string) =>
  string()
    .label(label)
    .test('moment', invalid(label), (value) => !value || isInstant(value))
    .required(needed(label));

/** The most codes, and so the most winners, of one campaign. */
export const maxCampaignCodes = 100_000;

/** Typed values of a campaign, each field by itself; `campaignErrors` judges them together. */
export const campaignFields = {
  quizId: id('Quiz'),
  codePrefix: string()
    .label('Prefix of the codes')
    .typeError(invalid('Prefix of the codes'))
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z0-9]{2,8}$/, { message: invalid('Prefix of the codes'), excludeEmptyString: true })
    .required(needed('Prefix of the codes')),
  codeCount: wholeNumber('Number of codes', 1, maxCampaignCodes).required(needed('Number of codes')),
  winners: wholeNumber('Winners', 1, maxCampaignCodes).required(needed('Winners')),
  minPercent: wholeNumber('Percent to win', 0, 100).default(0),
  entryStartsAt: moment('Entries from'),
  entryEndsAt: moment('Entries until'),
};
export const campaignInput = object(campaignFields);

interface CampaignValues {
  readonly codeCount: number;
  readonly winners: number;
  readonly entryStartsAt: string;
  readonly entryEndsAt: string;
}

/** Faults of a campaign's values together, with its coupon's end and limit. Properties are as in the request. */
export const campaignErrors = (
  campaign: CampaignValues,
  coupon: { readonly endsAt: string; readonly totalLimit: number | null },
): { readonly property: string; readonly constraints: Record<string, string> }[] => {
  const fault = (property: string, message: string) => ({ property, constraints: { invalid: message } });
  return [
    ...(campaign.winners > campaign.codeCount ? [fault('campaign.winners', 'There are fewer codes than winners')] : []),
    ...(Date.parse(campaign.entryEndsAt) <= Date.parse(campaign.entryStartsAt)
      ? [fault('campaign.entryEndsAt', 'Entries end before they start')]
      : []),
    ...(Date.parse(coupon.endsAt) <= Date.parse(campaign.entryEndsAt)
      ? [fault('endsAt', 'The coupon ends before its entries do')]
      : []),
    ...(coupon.totalLimit !== null && coupon.totalLimit < campaign.winners
      ? [fault('totalLimit', 'There are more winners than uses')]
      : []),
  ];
};
