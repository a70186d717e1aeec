import type { Coupon, CouponRow } from '@lectern/contract/commerce';

/** A row of the list as the API answers it. */
export const rowOf = (values: Partial<CouponRow> = {}): CouponRow => ({
  id: 1,
  version: 1,
  kind: 'standard',
  name: 'New year',
  code: 'NEWYEAR27',
  discountKind: 'percent',
  percentBp: 1500,
  amounts: [{ currency: 'INR', flatMinor: null, capMinor: 50_000, minimumMinor: 200_000, symbol: '₹', exponent: 2 }],
  startsAt: new Date(2026, 11, 20).toISOString(),
  endsAt: new Date(2027, 0, 6).toISOString(),
  totalLimit: 5000,
  perUserLimit: 1,
  appliesTo: 'all',
  audience: 'everyone',
  status: 'draft',
  reserved: 0,
  used: 0,
  left: 5000,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  campaign: null,
  ...values,
});

/** A whole coupon as the API answers it. */
export const couponOf = (values: Partial<Coupon> = {}): Coupon => ({
  ...rowOf(),
  description: '',
  statusReason: '',
  targets: [],
  usersCount: 0,
  users: [],
  createdBy: 'Meera Nair',
  campaign: null,
  ...values,
});
