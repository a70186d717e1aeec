import {
  campaignFields,
  campaignStages,
  couponListFields,
  couponStatuses,
  type CampaignRow,
} from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import type { HistoryWords } from '@lectern/ui-kit/detail';
import { dateColumn, defineRecord, standardFilters, textColumn } from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import { callsOf } from '../coupon/calls-of';
import { couponWords } from '../coupon/coupon';
import { periodText } from '../coupon/dates';
import * as texts from '../texts/campaign';
import * as history from '../texts/campaign-history';
import * as names from '../texts/names';
import { campaignFlow } from './flow';
import { campaignCouponFields } from './form/values';
import { stageMarks } from './stage-marks';

/** The record of marketing coupons for their list and pages. */
export const campaignRecord = defineRecord({
  calls: callsOf('marketing'),
  fields: campaignCouponFields,
  statuses: couponStatuses,
  flow: campaignFlow,
  entity: 'coupons',
  noun: texts.noun,
  icon: 'megaphone',
  nameOf: ({ name }) => name,
  sort: '-createdAt',
});
type Row = Parameters<typeof campaignRecord.nameOf>[0];

/** A cell of a campaign's value. */
const of =
  (show: (campaign: CampaignRow) => string) =>
  ({ campaign }: Row): string =>
    campaign === null ? '' : show(campaign);

const columns: Columns<Row> = [
  textColumn(campaignRecord, 'name', { head: names.name, wide: true }),
  {
    id: 'stage',
    head: texts.stage,
    onCard: true,
    exported: 'status',
    cell: ({ campaign }) =>
      campaign && <StatusLabel status={stageMarks[campaign.stage]} label={campaignStages[campaign.stage]} />,
  },
  { id: 'quiz', head: texts.quiz, priority: 3, exported: false, cell: of(({ quizTitle }) => quizTitle) },
  {
    id: 'window',
    head: texts.entryWindow,
    priority: 2,
    quiet: true,
    onCard: true,
    exported: false,
    cell: of(({ entryStartsAt, entryEndsAt }) => periodText(entryStartsAt, entryEndsAt)),
  },
  {
    id: 'entries',
    head: texts.entries,
    numeric: true,
    onCard: true,
    exported: false,
    cell: of(({ entries }) => texts.count(entries)),
  },
  {
    id: 'winners',
    head: texts.winners,
    numeric: true,
    priority: 1,
    exported: false,
    cell: of(({ winners }) => texts.count(winners)),
  },
  {
    id: 'codes',
    head: texts.codes,
    numeric: true,
    priority: 2,
    exported: false,
    cell: of(({ codesMade, codeCount }) => texts.of(codesMade, codeCount)),
  },
  dateColumn(campaignRecord, 'createdAt', { priority: 3 }),
];

const { kind: _kind, code: _code, audience: _audience, ...ownFields } = couponListFields;
const filters: readonly FilterField[] = standardFilters(campaignRecord);

/** The list of marketing coupons: the screen sets the kind; the address does not have it. */
export const listed = {
  screen: 'campaign',
  columns,
  filters,
  fields: ownFields as ListFields,
  ask: (request: ListRequest): ListRequest => ({ ...request, filter: { ...request.filter, kind: 'eq:marketing' } }),
};

const labels = Object.fromEntries(Object.entries(campaignFields).map(([name, { spec }]) => [name, spec.label ?? name]));

/** The history of a marketing coupon in words. */
export const campaignWords: HistoryWords = {
  ...couponWords,
  noun: texts.noun.one,
  actions: {
    ...couponWords.actions,
    'coupon.declareResult': { icon: 'megaphone', text: history.declared },
    'coupon.disqualifyEntry': { icon: 'ban', text: history.disqualified },
    'coupon.requalifyEntry': { icon: 'rotate-ccw', text: history.requalified },
    'coupon.voidWinner': { icon: 'ban', text: history.winnerVoided },
  },
  fields: { ...couponWords.fields, ...labels, ...history.fields },
  show: { ...couponWords.show, entryStartsAt: timeText, entryEndsAt: timeText },
};
