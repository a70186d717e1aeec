import { couponAudiences, couponCalls, couponListFields, couponStatuses, discountKinds, type CouponRow } from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import type { FilterField } from '@lectern/ui-kit/table';
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
