/** Plan and payments of a student or a trainer, on people's page. */
export const title = 'Plan and payments';
export const noPlan = 'No plan';
export const until = (day: string): string => `until ${day}`;
export const noPayments = 'No payments';
export const notLoaded = 'Plan and payments could not be loaded';
export const allPayments = 'All payments';
export const links = 'Payment links';
export const linksNotLoaded = 'Payment links could not be loaded';
export const allLinks = 'All payment links';
/** The filter of a list that a person’s page leads to. */
export const people = { studentId: 'Student', trainerId: 'Trainer' } as const;
export const personNo = (id: number): string => `No. ${id}`;
export const generate = 'Generate payment link';
