import type { OwnLink, OwnPayment, OwnPlan } from '@lectern/contract/commerce';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };

/** A link as the API answers it. */
export const ownLinkOf = (values: Partial<OwnLink> = {}): OwnLink => ({
  ...{ id: 9, title: 'Learner', ...rupees, totalMinor: 99_900 },
  ...{ expiresAt: '2026-12-27T06:00:00.000Z', url: 'https://lectern.example.com/pay/abc' },
  ...values,
});

/** A plan of the reader. */
export const ownPlanOf = (values: Partial<OwnPlan> = {}): OwnPlan => ({
  ...{ id: 3, version: 2, status: 'active', plan: 'Learner', ...rupees, priceMinor: 99_900 },
  ...{ startsAt: '2026-11-20T06:00:00.000Z', periodEndsAt: '2026-12-20T06:00:00.000Z', isCancelledAtEnd: false },
  limits: [{ name: 'batches', most: 3, used: 7 }],
  renewal: null,
  ...values,
});

/** A payment of the reader with its invoice. */
export const ownPaymentOf = (values: Partial<OwnPayment> = {}): OwnPayment => ({
  ...{ id: 12, status: 'paid', title: 'Learner', ...rupees, amountMinor: 99_900, refundedMinor: 0 },
  ...{ at: '2026-11-20T06:00:00.000Z', isTest: false },
  papers: [{ id: 5, kind: 'invoice', number: 'INV-2627-000001', isCorrectable: true, requestedAt: null }],
  ...values,
});
