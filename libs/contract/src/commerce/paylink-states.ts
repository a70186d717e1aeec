export const paylinkStatuses = { open: 'Open', paid: 'Paid', expired: 'Expired', cancelled: 'Cancelled' } as const;
export type PaylinkStatus = keyof typeof paylinkStatuses;
