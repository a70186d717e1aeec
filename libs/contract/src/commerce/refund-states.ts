/** The states of a refund. `waiting` is for a second person, `requested` for the provider's answer. */
export const refundStatuses = {
  waiting: 'Waiting for approval',
  requested: 'Requested',
  sent: 'Sent',
  done: 'Done',
  failed: 'Failed',
} as const;
export type RefundStatus = keyof typeof refundStatuses;

/** The makers of a refund: somebody in this console, or somebody at the provider itself. */
export const refundOrigins = { staff: 'Staff', provider: 'Provider' } as const;
export type RefundOrigin = keyof typeof refundOrigins;
