import { couponAudiences, couponCalls, couponListFields, couponStatuses, discountKinds, type CouponRow } from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import { columnsOf } from './columns';
import { audienceWords, kindWords, statusWords } from './words';

const { kind: _kind, ...ownFields } = couponListFields;
/** What the address may say: the kind of coupon is the screen's. */
const fields: ListFields = ownFields;

/** The same question, of standard coupons only. */
const ofStandard = (request: ListRequest): ListRequest => ({ ...request, filter: { ...request.filter, kind: 'eq:standard' } });

const filters: readonly FilterField[] = [
  { name: 'status', label: 'Status', options: couponStatuses.map((value) => ({ value, label: statusWords[value] })) },
  { name: 'discount', label: 'Discount', options: discountKinds.map((value) => ({ value, label: kindWords[value] })) },
  { name: 'audience', label: 'Who may use it', options: couponAudiences.map((value) => ({ value, label: audienceWords[value] })) },
  { name: 'name', label: 'Name' },
  { name: 'code', label: 'Code' },
  { name: 'used', label: 'Used' },
  { name: 'startsAt', label: 'Begins' },
  { name: 'endsAt', label: 'Ends' },
  { name: 'createdAt', label: 'Created' },
];

/** What the list of coupons is, for `useList`. */
export const listOptions = { call: couponCalls.list, screen: 'coupon', one: 'coupon', many: 'coupons', sort: '-createdAt', columns: columnsOf, nameOf: ({ name }: CouponRow) => name, fields, filters, ask: ofStandard };

/** What can be done to many coupons, for who may edit them. */
export const bulkOf = (mayEdit: boolean, deleted: boolean): readonly BulkAction[] => {
  if (!mayEdit) return [];
  if (deleted) return [{ action: 'coupon.restore', label: 'Restore', icon: 'rotate-ccw', means: 'They stand among the coupons again.' }];
  return [
    { action: 'coupon.status', label: 'Activate', icon: 'circle-check', args: { status: 'active' }, means: 'They can be used within their periods.' },
    { action: 'coupon.status', label: 'Pause', icon: 'hourglass', args: { status: 'paused' }, means: 'Nobody can use them until they are activated again.' },
    { action: 'coupon.status', label: 'End…', icon: 'ban', danger: true, args: { status: 'ended' }, asks: { name: 'reason', label: 'Reason' }, means: 'What has ended can’t be used again.' },
    { action: 'coupon.delete', label: 'Delete…', icon: 'trash', danger: true, means: 'What has been used stays. They can be restored from Recently deleted for 30 days.' },
  ];
};
