/** The states of a payment; news only climbs, from the left to the right. */
export const paymentStatuses = {
  created: 'Started',
  failed: 'Failed',
  authorized: 'Authorized',
  lapsed: 'Lapsed',
  paid: 'Paid',
} as const;
export type PaymentStatus = keyof typeof paymentStatuses;

/** Marks of a payment in the list; those before `refunded` need a person. */
export const paymentMarks = {
  surplus: 'Surplus',
  dispute: 'Dispute to answer',
  access: 'Access failed',
  approval: 'Waiting for approval',
  confirm: 'Waiting for a second person',
  refunded: 'Refunded',
  test: 'Test',
} as const;
export type PaymentMark = keyof typeof paymentMarks;

/** The accounts that money comes by. */
export const paymentProviders = {
  sandbox: 'Sandbox',
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  manual: 'By hand',
} as const;

export const disputeStatuses = { open: 'Open', won: 'Won', lost: 'Lost' } as const;

/** The states of an event in the inbox. */
export const eventStates = {
  new: 'Waiting',
  applied: 'Applied',
  ignored: 'Ignored',
  failed: 'Waiting',
  given_up: 'Not applied',
} as const;

export const ledgerKinds = {
  payment: 'Payment',
  refund: 'Refund',
  refund_failed: 'Refund failed',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  surplus: 'Surplus',
  surplus_refund: 'Surplus refund',
  surplus_used: 'Surplus used',
} as const;
export type LedgerKind = keyof typeof ledgerKinds;
