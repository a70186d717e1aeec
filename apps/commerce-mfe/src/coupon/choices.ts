import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { couponCalls, targetKinds, type CouponPerson, type CouponThing } from '@lectern/contract/commerce';
import type { Choice, Found } from '@lectern/ui-kit/form';

export const thingChoice = (item: CouponThing): Choice<CouponThing> => ({
  key: `${item.kind}:${item.id}`,
  name: item.name,
  meta: targetKinds[item.kind],
  item,
});
export const personChoice = (item: CouponPerson): Choice<CouponPerson> => ({
  key: String(item.id),
  name: item.name,
  meta: item.email,
  item,
});

const options = (q: string) =>
  ({ enabled: q.length >= 2, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;

/** Plans, courses and categories of this name. */
export const useThings = (q: string): Found<CouponThing> => {
  const { data, isFetching, isError } = useRead(couponCalls.findTargets, { q }, options(q));
  return { choices: (data?.items ?? []).map(thingChoice), isPending: isFetching, failed: isError };
};

/** Students of this name, e-mail or mobile. */
export const useStudents = (q: string): Found<CouponPerson> => {
  const { data, isFetching, isError } = useRead(couponCalls.findStudents, { q }, options(q));
  return { choices: (data?.items ?? []).map(personChoice), isPending: isFetching, failed: isError };
};
