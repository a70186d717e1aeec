import { couponAudiences, couponListFields, couponStatuses, discountKinds } from '@lectern/contract/commerce';
import type { ListFields, ListRequest } from '@lectern/contract/wire';
import type { Filterable } from '@lectern/ui-kit/list';
import { audienceWords, kindWords, statusWords } from './words';

const { kind: _kind, ...ownFields } = couponListFields;
/** What the address may say: the kind of coupon is the screen's. */
export const listFields: ListFields = ownFields;
/** The newest first. */
export const listDefaults = { sort: '-createdAt' } as const;

/** The same question, of standard coupons only. */
export const ofStandard = (request: ListRequest): ListRequest => ({ ...request, filter: { ...request.filter, kind: 'eq:standard' } });

/** What the list is filtered by, in words. */
export const filterables: readonly Filterable[] = [
  { name: 'status', label: 'Status', options: couponStatuses.map((value) => ({ value, label: statusWords[value] })) },
  { name: 'discount', label: 'Discount', options: discountKinds.map((value) => ({ value, label: kindWords[value] })) },
  { name: 'audience', label: 'Who may use it', options: couponAudiences.map((value) => ({ value, label: audienceWords[value] })) },
];
