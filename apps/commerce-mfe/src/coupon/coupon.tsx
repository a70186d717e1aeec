import { couponFields, couponFlow, couponListFields, couponStatuses, discountKinds } from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import { dateText } from '@lectern/ui-kit';
import type { HistoryWords } from '@lectern/ui-kit/detail';
import {
  defineRecord,
  historyWords,
  optionsOf,
  standardFilters,
  statusColumn,
  textColumn,
} from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import * as codes from '../texts/codes';
import * as names from '../texts/names';
import * as view from '../texts/view';
import { callsOf } from './calls-of';
import { periodText } from './dates';
import { discountText, percentText, usesText } from './words';

/** The record of coupons for the list and its pages. */
export const coupon = defineRecord({
  calls: callsOf('standard'),
  fields: couponFields,
  statuses: couponStatuses,
  flow: couponFlow,
  entity: 'coupons',
  noun: names.noun,
  icon: 'ticket',
  nameOf: ({ name }) => name,
  sort: '-createdAt',
});
type Coupon = Parameters<typeof coupon.nameOf>[0];

const columns: Columns<Coupon> = [
  textColumn(coupon, 'name', { head: names.name, wide: true }),
  textColumn(coupon, 'code', { onCard: true, cell: ({ code }) => <span className="coupon-code">{code}</span> }),
  textColumn(coupon, 'discountKind', {
    id: 'discount',
    head: names.discount,
    priority: 1,
    onCard: true,
    cell: discountText,
  }),
  textColumn(coupon, 'endsAt', {
    id: 'period',
    head: names.valid,
    priority: 2,
    quiet: true,
    cell: ({ startsAt, endsAt }) => periodText(startsAt, endsAt),
  }),
  textColumn(coupon, 'used', { head: names.used, priority: 3, numeric: true, cell: usesText }),
  statusColumn(coupon),
];

const { kind: _kind, ...ownFields } = couponListFields;
const filters: readonly FilterField[] = [
  { name: 'discount', label: names.discount, options: optionsOf(discountKinds) },
  ...standardFilters(coupon),
  { name: 'used', label: names.used },
];

/** The list of standard coupons: the screen sets the kind; the address does not have it. */
export const listed = {
  columns,
  filters,
  fields: ownFields as ListFields,
  ask: (request: ListRequest): ListRequest => ({ ...request, filter: { ...request.filter, kind: 'eq:standard' } }),
};

const standard = historyWords(coupon);
/** The history of a coupon in words. */
export const couponWords: HistoryWords = {
  ...standard,
  actions: {
    'coupon.changeUsers': { icon: 'pencil', text: view.usersChanged },
    'coupon.makeCodes': { icon: 'plus', text: codes.madeInHistory },
    'coupon.voidCodes': { icon: 'ban', text: codes.voidedInHistory },
  },
  fields: {
    ...standard.fields,
    amounts: names.amounts,
    users: names.chosenStudents,
    statusReason: names.statusReason,
    prefix: codes.prefix,
    count: codes.count,
    voidedCodes: codes.voidedCodes,
    jobId: codes.job,
  },
  show: {
    ...standard.show,
    percentBp: (value) => percentText(Number(value)),
    startsAt: dateText,
    endsAt: dateText,
  },
};
