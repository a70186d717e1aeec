import {
  couponAudiences,
  couponCalls,
  couponListFields,
  couponStatuses,
  discountKinds,
  type CouponRow,
} from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/list';
import * as names from '../texts/names';
import { audienceWords, kindWords, statusWords } from '../texts/words';
import { columnsOf } from './columns';

const { kind: _kind, ...ownFields } = couponListFields;
/** What the address may say: the kind of coupon is the screen's. */
const fields: ListFields = ownFields;

/** The same question, of standard coupons only. */
const ofStandard = (request: ListRequest): ListRequest => ({
  ...request,
  filter: { ...request.filter, kind: 'eq:standard' },
});

const filters: readonly FilterField[] = [
  {
    name: 'status',
    label: names.status,
    options: couponStatuses.map((value) => ({ value, label: statusWords[value] })),
  },
  {
    name: 'discount',
    label: names.discount,
    options: discountKinds.map((value) => ({ value, label: kindWords[value] })),
  },
  {
    name: 'audience',
    label: names.audience,
    options: couponAudiences.map((value) => ({ value, label: audienceWords[value] })),
  },
  { name: 'name', label: names.name },
  { name: 'code', label: names.code },
  { name: 'used', label: names.used },
  { name: 'startsAt', label: texts.begins },
  { name: 'endsAt', label: texts.ends },
  { name: 'createdAt', label: texts.created },
];

/** What the list of coupons is, for `useList`. */
export const listOptions = {
  call: couponCalls.list,
  screen: 'coupon',
  one: names.noun,
  many: texts.many,
  sort: '-createdAt',
  columns: columnsOf,
  nameOf: ({ name }: CouponRow) => name,
  fields,
  filters,
  ask: ofStandard,
};

/** What can be done to many coupons, for who may edit them. */
export const bulkOf = (mayEdit: boolean, deleted: boolean): readonly BulkAction[] => {
  if (!mayEdit) return [];
  if (deleted)
    return [{ action: 'coupon.restore', label: texts.restore, icon: 'rotate-ccw', consequence: texts.manyRestored }];
  return [
    {
      action: 'coupon.status',
      label: texts.activate,
      icon: 'circle-check',
      args: { status: 'active' },
      consequence: texts.manyActivated,
    },
    {
      action: 'coupon.status',
      label: texts.pause,
      icon: 'hourglass',
      args: { status: 'paused' },
      consequence: texts.manyPaused,
    },
    {
      action: 'coupon.status',
      label: texts.end,
      icon: 'ban',
      danger: true,
      args: { status: 'ended' },
      asks: { name: 'reason', label: names.reason },
      consequence: texts.manyEnded,
    },
    { action: 'coupon.delete', label: texts.remove, icon: 'trash', danger: true, consequence: texts.manyDeleted },
  ];
};
