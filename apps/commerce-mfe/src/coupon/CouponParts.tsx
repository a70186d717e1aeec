import type { ReactNode } from 'react';
import type { Coupon } from '@lectern/contract/commerce';
import { useSearchParams } from '@lectern/ui-kit/router';
import { CouponCodes } from './codes/CouponCodes';
import { CouponPeople } from './CouponPeople';

/** The list of a coupon's page: its people or its codes; the address keeps which. */
export function CouponParts({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const [params, setParams] = useSearchParams();
  const show = (list?: 'codes') => (): void =>
    setParams(new URLSearchParams({ id: String(coupon.id), ...(list && { list }) }), { preventScrollReset: true });
  return params.get('list') === 'codes' ? (
    <CouponCodes coupon={coupon} onUses={show()} />
  ) : (
    <CouponPeople coupon={coupon} onCodes={show('codes')} />
  );
}
